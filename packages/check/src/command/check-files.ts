import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { findJson } from "../read/find-json.ts";
import { readWorkflows } from "../read/read-workflows.ts";
import type { WorkflowFile } from "../read/workflow-file.ts";
import { checkWorkflow } from "../findings/check-workflow.ts";
import { mendWorkflow } from "../repairs/mend-workflow.ts";
import { reportAnnotations, reportSarif, type CheckedFile } from "../reports/report-sarif.ts";
import { reportMarkdown, reportText } from "../reports/report-text.ts";
import { LEVELS, type Report } from "../rules/finding.ts";
import { loadCatalog } from "./catalog-file.ts";
import type { Options } from "./command-line.ts";

/**
 * @returns the exit code: 2 if a file could not be read, 1 if there are findings at the level `failOn` or worse,
 *   otherwise 0
 */
export async function checkFiles(options: Options): Promise<0 | 1 | 2> {
  const named = options.files.map((name) => ({ name, found: pathsOf(name) }));
  const missing = named.filter(({ found }) => found.length === 0);
  for (const { name } of missing) process.stderr.write(`No file matches ${name}.\n`);
  let isUnread = missing.length > 0;
  const checked: CheckedFile[] = [];
  for (const path of named.flatMap(({ found }) => found)) {
    try {
      checked.push(
        ...checkFile(
          path,
          path === "-" ? await standardInput() : readFileSync(path, "utf8"),
          options,
        ),
      );
    } catch (error) {
      isUnread = true;
      process.stderr.write(`${path}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  process.stdout.write(written(checked, options));
  if (isUnread) return 2;
  const worst = LEVELS.slice(0, LEVELS.indexOf(options.failOn) + 1);
  return checked.some(({ report }) => report.findings.some(({ level }) => worst.includes(level)))
    ? 1
    : 0;
}

function pathsOf(name: string): string[] {
  // A name with `*`, `?` or a bracket is a glob, unless a file has this name, such as "Orders [old].json".
  const isPath = name === "-" || !/[*?{[]/.test(name) || existsSync(name);
  return isPath ? [name] : globSync(name).toSorted();
}

async function standardInput(): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** @throws Error with a readable sentence if the text contains no workflow */
function checkFile(path: string, text: string, options: Options): CheckedFile[] {
  const { workflows, slips = [], problem } = readWorkflows(text);
  if (!workflows) throw new Error(problem);
  for (const slip of slips) process.stderr.write(`${path}: ${slip}\n`);
  return workflows.map(({ file, notes }) => {
    for (const note of notes) process.stderr.write(`${path}: ${note}\n`);
    const report = checkOne(file, options);
    if (!options.fix || path === "-") return { path, text, report };
    const mended = mendWorkflow(
      file,
      loadCatalog(),
      report.findings.map(({ rule }) => rule),
    );
    if (mended.changes.length === 0) return { path, text, report };
    for (const { sentence } of mended.changes)
      process.stderr.write(`${path}: mended: ${sentence}\n`);
    if (workflows.length > 1 || !isPlain(text))
      throw new Error(
        "The file contains more than one plain workflow, so nothing was written. To mend a workflow, save it in a file of its own.",
      );
    writeFileSync(path, `${JSON.stringify(mended.file, null, 2)}\n`);
    return { path, text, report: checkOne(mended.file, options) };
  });
}

/**
 * Whether the text consists of one workflow alone: no text before or after it, and no object or list around it. The
 * option `--fix` writes only the workflow into the file, so anything else would be lost.
 */
function isPlain(text: string): boolean {
  const { value, rest } = findJson(text);
  const isWhole = text.trimStart().startsWith("{") && rest === "";
  return isWhole && typeof value === "object" && value !== null && "nodes" in value;
}

function checkOne(file: WorkflowFile, { profiles }: Options): Report {
  return checkWorkflow(file, { catalog: loadCatalog(), profiles });
}

function written(checked: readonly CheckedFile[], { format }: Options): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(
        checked.map(({ path, report }) => ({ path, ...report })),
        null,
        2,
      )}\n`;
    case "sarif":
      return `${JSON.stringify(reportSarif(checked), null, 2)}\n`;
    case "github":
      return checked.map(reportAnnotations).join("");
    case "markdown":
      return checked.map(({ path, report }) => reportMarkdown(path, report)).join("\n");
    default:
      return checked.map(({ path, report }) => reportText(path, report)).join("\n");
  }
}
