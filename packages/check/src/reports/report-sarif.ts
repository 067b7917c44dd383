import type { Level, Report } from "../rules/finding.ts";

/** `text`: content of the file, in which line numbers are looked up. */
export type CheckedFile = { path: string; text: string; report: Report };

const SARIF_LEVELS: Record<Level, string> = {
  "will-not-run": "error",
  "can-hurt": "warning",
  "worth-knowing": "note",
};

/** Writes the report as SARIF 2.1.0, which code scanning services read. */
export function reportSarif(files: readonly CheckedFile[]): unknown {
  const rules = [
    ...new Set(files.flatMap(({ report }) => report.findings.map(({ rule }) => rule))),
  ];
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "n8n-checkup", rules: rules.map((id) => ({ id })) } },
        results: files.flatMap(({ path, text, report }) =>
          report.findings.map(({ rule, level, sentence, mend, nodes }) => ({
            ruleId: rule,
            level: SARIF_LEVELS[level],
            message: { text: `${sentence} ${mend}` },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: uriOf(path) },
                  region: { startLine: lineOf(text, nodes[0]) },
                },
              },
            ],
          })),
        ),
      },
    ],
  };
}

/** Writes a relative path as a URI reference (RFC 3986), as SARIF asks for it. */
function uriOf(path: string): string {
  return path.split(/[\\/]/).map(encodeURIComponent).join("/");
}

const ANNOTATIONS: Record<Level, string> = {
  "will-not-run": "error",
  "can-hurt": "warning",
  "worth-knowing": "notice",
};

/**
 * Writes workflow commands for GitHub Actions, which make GitHub show each finding beside the line that the finding is
 * about.
 */
export function reportAnnotations({ path, text, report }: CheckedFile): string {
  return report.findings
    .map(({ rule, level, sentence, mend, nodes }) => {
      const place = `file=${property(path)},line=${lineOf(text, nodes[0])},title=${property(rule)}`;
      return `::${ANNOTATIONS[level]} ${place}::${data(`${sentence} ${mend}`)}\n`;
    })
    .join("");
}

/** Escapes text for GitHub's workflow commands, so that a name in a workflow cannot add a command. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** Returns the number of the first line that contains a step's name as JSON, counted from 1; 1 if there is none. */
function lineOf(text: string, node: string | undefined): number {
  if (node === undefined) return 1;
  const name = JSON.stringify(node);
  const place = [`"name": ${name}`, `"name":${name}`]
    .map((mark) => text.indexOf(mark))
    .find((at) => at >= 0);
  if (place === undefined) return 1;
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < place; at = text.indexOf("\n", at + 1))
    line += 1;
  return line;
}
