import type { CardTemplate } from "../contract.ts";
import { brand } from "#content/site/brand.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { templatePath } from "#shared/template-addresses.ts";
import { curlyQuotes } from "#shared/text/curly-quotes.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { VARIANTS } from "#content/library/variants.ts";
import type { Entries, FirstCase } from "#workflow/story/story.ts";
import type { TemplateView, Variant } from "../views.ts";
import { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { describeWorkflow } from "#features/diagram/server/service.ts";
import { readSetup } from "#features/setup/server/service.ts";
import { guideHtml, lineHtml, readConditions } from "./guide.ts";
import { connectionsFor } from "./needed-connections.ts";
import { firstCaseOf } from "./story.ts";
import { findRelated, findWhole, type WholeTemplate } from "./store.ts";

const RELATED = 3;

/** Reads a public template with its files. @throws Refusal `not_found` */
export async function getWholeTemplate(platform: Platform, slug: string): Promise<WholeTemplate> {
  const found = await findWhole(platform.database, slug);
  if (!found) throw new Refusal("not_found", templatesPage.downloadModal.errors.notFound);
  return found;
}

export async function showTemplate(platform: Platform, slug: string): Promise<TemplateView> {
  const stored = await getWholeTemplate(platform, slug);
  const { metadata, workflow, guide, passport, ...text } = stored;
  const template = {
    ...text,
    outcome: curlyQuotes(text.outcome),
    description: curlyQuotes(text.description),
    features: text.features?.map(curlyQuotes) ?? null,
  };
  const others = await findRelated(platform.database, template, RELATED, otherVariants(slug));
  const rest = { variants: variantsOf(template, others), related: relatedOf(slug, others) };
  const read = TemplateMetadata.safeParse(metadata);
  if (!read.success || !workflow) return { ...template, ...NO_FILES, ...rest };
  const { diagram, outline } = describeWorkflow(workflow, read.data);
  return {
    ...template,
    facts: factsOf(read.data),
    diagram,
    outline,
    hasPassport: passport !== null,
    run: runOf(await firstCaseOf(platform, stored)),
    setup: readSetup(workflow, read.data, guide, lineHtml),
    conditions: conditionsOf(guide, others),
    guide: guideHtml(guide),
    ...rest,
  };
}

/** Returns for whom a template is and what it needs. Names of other templates become links. */
function conditionsOf(guide: string, others: CardTemplate[]): TemplateView["conditions"] {
  const { forWhom, needs } = readConditions(guide);
  const linked = others.reduce(
    (html, { slug, title }) =>
      html.replace(`<em>${title}</em>`, `<a href="${templatePath(slug)}">${title}</a>`),
    forWhom,
  );
  return { forWhom: linked, needs };
}

function otherVariants(slug: string): string[] {
  return VARIANTS.find((group) => group.includes(slug))?.filter((other) => other !== slug) ?? [];
}

function variantsOf(
  template: { slug: string; tools: string[] },
  others: CardTemplate[],
): Variant[] {
  const group = [
    template,
    ...others.filter(({ slug }) => otherVariants(template.slug).includes(slug)),
  ];
  if (group.length === 1) return [];
  const isShared = (tool: string) => group.every(({ tools }) => tools.includes(tool));
  const labeled = (isNamed: (tool: string) => boolean) =>
    group.map(({ slug, tools }) => ({ slug, label: tools.filter(isNamed).join(" + ") }));
  // Variants are labeled with the tools that not all of them use. If a variant has no such tool, the labels name all
  // tools.
  const byOwnTools = labeled((tool) => !isShared(tool));
  return byOwnTools.every(({ label }) => label) ? byOwnTools : labeled(() => true);
}

function relatedOf(slug: string, others: CardTemplate[]): CardTemplate[] {
  return others.filter((other) => !otherVariants(slug).includes(other.slug)).slice(0, RELATED);
}

const NO_FILES = {
  facts: null,
  diagram: null,
  outline: [],
  hasPassport: false,
  run: null,
  setup: null,
  conditions: { forWhom: "", needs: [] },
  guide: "",
};

function factsOf(metadata: TemplateMetadata): NonNullable<TemplateView["facts"]> {
  const { author = brand.name, licence, changelog, tested, trigger, nodes, credentials } = metadata;
  const { complexity } = metadata;
  return {
    author,
    licence,
    changelog: changelog.map((one) => ({ ...one, changes: curlyQuotes(one.changes) })),
    tested,
    trigger,
    steps: nodes.reduce((sum, { count }) => sum + count, 0),
    connections: connectionsFor({
      types: credentials.map(({ type }) => type),
      tools: metadata.tools,
    }),
    complexity,
    saved: savedTime(metadata),
  };
}

function runOf(recorded: FirstCase | undefined): TemplateView["run"] {
  if (!recorded) return null;
  const { on, first } = recorded;
  // Leaves out values that are marked `minor`, because only programs need them. The browser loads them later, with all
  // recorded runs.
  const telling = <E extends Entries>(entries: E): E => ({
    ...entries,
    shown: entries.shown.map((values) => values.filter(({ minor }) => !minor)),
  });
  const steps = first.steps.map((step) => ({
    ...step,
    came: telling(step.came),
    went: step.went.map(telling),
  }));
  return { ...recorded, on: formatDay(on), first: { ...first, steps } };
}

function savedTime(metadata: TemplateMetadata): NonNullable<TemplateView["facts"]>["saved"] {
  const minutes = metadata.time_saved_minutes_per_case;
  const casesPerMonth = metadata.typical_cases_per_month;
  return {
    case: metadata.case,
    perCase: formatMinutes(minutes),
    casesPerMonth,
    perMonth: formatMinutes(minutes * casesPerMonth),
  };
}

function formatMinutes(minutes: number): string {
  const [unit, count] =
    minutes > 120 ? (["hour", minutes / 60] as const) : (["minute", minutes] as const);
  return Math.round(count).toLocaleString(brand.locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
  });
}
