import { checkPage } from "#content/library/check-page.ts";
import type { Report } from "#check/checkup.ts";
import type { CheckedWorkflow } from "../contract.ts";
import { interpolate } from "#shared/text/interpolate.ts";

const { levels, result: labels } = checkPage;

/**
 * Writes the findings as Markdown that visitors can post in a forum. It reveals only the names of the workflow and of
 * its nodes.
 */
export function markdownReport(
  { name, notLookedAt }: Pick<CheckedWorkflow, "name" | "notLookedAt">,
  { findings, profiles, releases }: Report,
): string {
  const [profile = "runs"] = profiles;
  const lines = findings.map(
    ({ level, sentence, mend }) =>
      `- **${levels[level].name}:** ${escapeMarkdown(sentence)}\n  ${escapeMarkdown(mend)}`,
  );
  return [
    `## ${escapeMarkdown(name || labels.unnamed)}`,
    "",
    ...(lines.length > 0 ? lines : [labels.clean[profile]]),
    "",
    ...(notLookedAt !== "" && profile === "runs"
      ? [escapeMarkdown(interpolate(labels.notLookedAt, { steps: notLookedAt })), ""]
      : []),
    interpolate(labels.knows, releases),
    "",
  ].join("\n");
}

/** Derives a file name from the workflow's name: letters, digits and hyphens. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 60)
    .replaceAll(/^-|-$/g, "");
  return `${plain || "workflow"}-${ending}`;
}

function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#|]/g, "\\$&")
    .replaceAll("@", "@\u200b")
    .replaceAll(/\s+/g, " ");
}
