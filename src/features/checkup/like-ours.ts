import type { Catalog, WorkflowFile } from "#check/checkup.ts";
import { shortType } from "#check/facts/node-kinds.ts";

/** `services` is what `servicesOf` returns for the template's workflow. */
type OurTemplate = { slug: string; services: string[] };

/**
 * Writes the list of the site's templates as a text. Each line contains the slug and the services of one template.
 * Titles are left out, because `nameOf` derives them from the slugs.
 */
export function indexText(templates: readonly OurTemplate[]): string {
  return templates.map(({ slug, services }) => [slug, ...services].join(" ")).join("\n");
}

/**
 * Returns the node types of a workflow that are services or triggers, such as `gmail` and `scheduleTrigger`. AI nodes
 * and nodes that use no service are left out.
 */
export function servicesOf({ nodes }: Pick<WorkflowFile, "nodes">, catalog: Catalog): string[] {
  const types = nodes.filter(({ type, disabled }) => {
    const known = catalog.typeOf(type);
    return disabled !== true && known && !known.isAi && (known.isService || isStart(type));
  });
  return [...new Set(types.map(({ type }) => shortType(type)))].toSorted();
}

/** Whether a node type is a trigger of n8n that needs no service, such as the schedule trigger. */
function isStart(type: string): boolean {
  return /\.(?:formTrigger|webhook|chatTrigger|scheduleTrigger)$/.test(type);
}

/**
 * Returns the template whose services and name are most similar to those of a workflow. The two must have a trigger and
 * most of their services in common, or the workflow must be a copy of the template (`isCopyOf`). A copy is recognized
 * even if it has few services or none.
 * @returns undefined if no template is similar enough
 */
export function likeOurs(
  services: readonly string[],
  index: string,
  name = "",
): OurTemplate | undefined {
  let best: { template: OurTemplate; score: number } | undefined;
  for (const line of index.split("\n")) {
    const [slug = "", ...theirs] = line.split(" ");
    const common = theirs.filter((one) => services.includes(one));
    const share = common.length / new Set([...services, ...theirs]).size;
    const template = { slug, services: theirs };
    const isAlike =
      common.length >= 2 &&
      common.some((one) => /trigger$|^webhook$/i.test(one)) &&
      share >= MIN_SHARE;
    // If neither the workflow nor the template has services, `share` is 0 / 0 (NaN), and counts as 0 here.
    const score = (share || 0) + wordsIn(slug, name);
    if ((isAlike || isCopyOf(template, { name, services })) && score > (best?.score ?? 0))
      best = { template, score };
  }
  return best?.template;
}

const MIN_SHARE = 0.7;

/** Derives a template's title from its slug: "Score website leads" from `score-website-leads`. */
export function nameOf({ slug }: OurTemplate): string {
  return `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll("-", " ")}`;
}

/**
 * Whether a workflow looks like a copy of the template: it has the same trigger and services, and its name has many
 * words of the template's slug.
 */
export function isCopyOf(
  { slug, services }: OurTemplate,
  workflow: { name: string; services: readonly string[] },
): boolean {
  return wordsIn(slug, workflow.name) > 0.3 && services.join() === workflow.services.join();
}

function wordsIn(slug: string, name: string): number {
  const words = slug.split("-");
  return words.filter((word) => name.toLowerCase().includes(word)).length / words.length;
}
