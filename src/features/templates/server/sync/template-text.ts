import { templatesPage } from "#content/library/templates-page.ts";
import { watch } from "#content/library/watch.ts";
import { storyText } from "#features/diagram/server/service.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { importPath, passportPath, templatePath } from "#shared/template-addresses.ts";
import { outlineOf } from "#workflow/outline/outline.ts";
import { outlineSentences } from "#workflow/outline/outline-sentence.ts";
import { TemplateMetadata, type Tested } from "#workflow/facts/template-metadata.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { withoutTitle } from "../guide.ts";
import type { Story } from "#workflow/story/story.ts";
import type { WholeTemplate } from "../store.ts";

const { facts, detail, needs } = templatesPage;

export function templateText(
  template: WholeTemplate,
  story: Story | undefined,
  origin: string,
): string {
  const { title, outcome, description, slug, tools, version, updated_at, setup_minutes } = template;
  const read = TemplateMetadata.safeParse(template.metadata);
  const url = `${origin}${templatePath(slug)}`;
  const lines = [
    `# ${title}`,
    outcome,
    description,
    list([
      ...(setup_minutes === null
        ? []
        : [`${facts.setupTime}: ${interpolate(facts.setupMinutes, { minutes: setup_minutes })}`]),
      ...(tools.length > 0 ? [`${facts.tools}: ${tools.join(", ")}`] : []),
      `${facts.version}: ${version} (${updated_at.slice(0, 10)})`,
      ...(read.success
        ? [
            ...testedLines(read.data.tested),
            `${facts.licence}: ${read.data.licence}`,
            `${facts.errorHandling}: ${read.data.error_handling.summary}`,
            `${needs.access}: ${read.data.credentials.map(({ label }) => label).join(", ") || "–"}`,
          ]
        : []),
      url,
      ...(template.passport === null
        ? []
        : [`${facts.passport}: ${origin}${passportPath(slug)} (${passportPath(slug)}.json)`]),
      `n8n: ${origin}${importPath(slug)}`,
    ]),
  ];
  if (read.success && template.workflow) {
    const workflow = readWorkflow(JSON.parse(template.workflow));
    const outline = outlineOf(workflow, read.data.ports);
    lines.push(`## ${detail.outline}`, list(outlineSentences(outline)));
  }
  if (template.guide !== "") {
    // Makes the guide's headings, but not the lines of its code, one level lower, because the guide becomes a section of
    // a longer text.
    const guide = withoutTitle(template.guide).replace(/^```[\s\S]*?^```|^#+ /gm, (found) =>
      found.startsWith("#") ? `#${found}` : found,
    );
    lines.push(`## ${detail.guide}`, guide.trim());
  }
  if (story) lines.push(`## ${watch.heading}`, storyText(story));
  return `${lines.join("\n\n")}\n`;
}

function testedLines(tested: Tested | null): string[] {
  if (!tested) return [];
  return [
    ...tested.releases.map((release) =>
      [`${facts.testedWith}: n8n ${release.n8n} (${release.on})`, ...deviationTexts(release)].join(
        ". ",
      ),
    ),
    `${facts.triedIn}: ${triedText(tested)}`,
  ];
}

/**
 * Says how many test cases a template ran in, and how many mutations (mistakes that were put into copies of it on
 * purpose) made a test fail.
 */
export function triedText({ situations, faults }: Pick<Tested, "situations" | "faults">): string {
  const first = counted(facts.situations, situations);
  if (!faults) return first;
  const { made, noticed } = faults;
  const left = made - noticed;
  const { all, allButOne, some } = facts.noticed;
  const second = left === 0 ? all : left === 1 ? allButOne : some;
  return `${first}. ${interpolate(second, { made, noticed, left })}`;
}

export function deviationTexts({ deviations }: Tested["releases"][number]): string[] {
  return deviations.map(({ situation, how }) =>
    interpolate(facts.otherwise, { situation, how: how.join("; ") }),
  );
}

function list(entries: string[]): string {
  return entries.map((entry) => `- ${entry}`).join("\n");
}
