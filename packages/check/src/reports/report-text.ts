import type { Finding, Level, Report } from "../rules/finding.ts";

export const LEVEL_LABELS: Record<Level, string> = {
  "will-not-run": "Will not run",
  "can-hurt": "Can hurt you",
  "worth-knowing": "Worth knowing",
};

/**
 * Writes a report as plain text for a terminal.
 * @param name - name of the file
 */
export function reportText(name: string, { findings, releases }: Report): string {
  if (findings.length === 0)
    return `${name}: nothing found (n8n ${releases.oldest} to ${releases.newest}).\n`;
  const lines = findings.flatMap((finding) => [
    `  ${LEVEL_LABELS[finding.level]}: ${finding.sentence} [${finding.rule}]`,
    ...finding.consequences.map(({ sentence }) => `    - ${sentence}`),
    `    ${finding.repairable ? "--fix does this" : "To mend it"}: ${finding.mend}`,
  ]);
  return `${name}:\n${lines.join("\n")}\n`;
}

/**
 * Writes a report as Markdown.
 * @param name - name of the workflow, or path of its file
 */
export function reportMarkdown(name: string, { findings, releases }: Report): string {
  const title = `**Check-up of ${escapeMarkdown(name)}** (n8n ${releases.oldest} to ${releases.newest})`;
  if (findings.length === 0) return `${title}\n\nNothing found.\n`;
  return `${title}\n\n${findings.map(markdownOf).join("\n")}\n`;
}

function markdownOf({ level, sentence, mend, consequences }: Finding): string {
  const first = `- **${LEVEL_LABELS[level]}**: ${escapeMarkdown(sentence)} ${escapeMarkdown(mend)}`;
  return [first, ...consequences.map((one) => `  - ${escapeMarkdown(one.sentence)}`)].join("\n");
}

/** Escapes Markdown in names that come from a workflow, and writes them in one line. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~]/g, "\\$&")
    .replaceAll("@", "@\u200b")
    .replace(/\s+/g, " ");
}
