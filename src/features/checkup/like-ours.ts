import type { Catalog, WorkflowFile } from "#check/checkup.ts";
import { shortType } from "#check/facts/node-kinds.ts";

/** A template of the library. `services` is what `servicesOf` returns. */
export type OurTemplate = { slug: string; services: string[] };

/** Writes one line for each template: its slug and its services. `nameOf` derives the title from the slug. */
export function indexText(templates: readonly OurTemplate[]): string {
  return templates.map(({ slug, services }) => [slug, ...services].join(" ")).join("\n");
}

/** Returns the trigger and services of a workflow, such as `scheduleTrigger` and `gmail`, without AI and n8n's own steps. */
export function servicesOf({ nodes }: Pick<WorkflowFile, "nodes">, catalog: Catalog): string[] {
  const types = nodes.filter(({ type, disabled }) => {
    const known = catalog.typeOf(type);
    return disabled !== true && known && !known.isAi && (known.isService || isStart(type));
  });
  return [...new Set(types.map(({ type }) => shortType(type)))].toSorted();
}

/** Whether a node type is one of n8n's own triggers and says something about the workflow's purpose. */
function isStart(type: string): boolean {
  return /\.(?:formTrigger|webhook|chatTrigger|scheduleTrigger)$/.test(type);
}

/** Returns the template with the same trigger, nearly the same services and the most similar name, if there is one. */
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
    const isAlike = common.length >= 2 && common.some((one) => /trigger$|^webhook$/i.test(one));
    const score = share + wordsIn(slug, name);
    if (isAlike && share >= MIN_SHARE && score > (best?.score ?? 0))
      best = { template: { slug, services: theirs }, score };
  }
  return best?.template;
}

const MIN_SHARE = 0.7;

/** Derives a title from the slug: "Score website leads" from `score-website-leads`. */
export function nameOf({ slug }: OurTemplate): string {
  return `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll("-", " ")}`;
}

/** Whether a workflow looks like a copy of the template: same trigger, same services, and a name of its words. */
export function isCopyOf(
  { slug, services }: OurTemplate,
  workflow: { name: string; services: readonly string[] },
): boolean {
  return wordsIn(slug, workflow.name) > 0.3 && services.join() === workflow.services.join();
}

/** Returns which share of the slug's words, from 0 to 1, a name contains. */
function wordsIn(slug: string, name: string): number {
  const words = slug.split("-");
  return words.filter((word) => name.toLowerCase().includes(word)).length / words.length;
}
