import type { Catalog, WorkflowFile } from "#check/checkup.ts";
import { shortType } from "#check/facts/node-kinds.ts";

/** A template of the library: `services` as `servicesOf` gives them. */
export type OurTemplate = { slug: string; services: string[] };

/** A line for each template: its slug and its services. Titles would double it; `nameOf` makes one of the slug. */
export function indexText(templates: readonly OurTemplate[]): string {
  return templates.map(({ slug, services }) => [slug, ...services].join(" ")).join("\n");
}

/** The services of a workflow and what starts it, such as `gmail` and `scheduleTrigger`; neither AI nor n8n's own steps. */
export function servicesOf({ nodes }: Pick<WorkflowFile, "nodes">, catalog: Catalog): string[] {
  const types = nodes.filter(({ type, disabled }) => {
    const known = catalog.typeOf(type);
    return disabled !== true && known && !known.isAi && (known.isService || isStart(type));
  });
  return [...new Set(types.map(({ type }) => shortType(type)))].toSorted();
}

/** Whether it is one of n8n's own triggers that say something about the purpose. */
function isStart(type: string): boolean {
  return /\.(?:formTrigger|webhook|chatTrigger|scheduleTrigger)$/.test(type);
}

/** The template that starts the same way and uses the same services, nearly all of them; undefined where none does. */
export function likeOurs(services: readonly string[], index: string): OurTemplate | undefined {
  let best: { template: OurTemplate; share: number } | undefined;
  for (const line of index.split("\n")) {
    const [slug = "", ...theirs] = line.split(" ");
    const common = theirs.filter((one) => services.includes(one));
    const share = common.length / new Set([...services, ...theirs]).size;
    const isAlike = common.length >= 2 && common.some((one) => /trigger$|^webhook$/i.test(one));
    if (isAlike && share >= MIN_SHARE && share > (best?.share ?? 0))
      best = { template: { slug, services: theirs }, share };
  }
  return best?.template;
}

const MIN_SHARE = 0.7;

/** "Score website leads" for `score-website-leads`. */
export function nameOf({ slug }: OurTemplate): string {
  return `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll("-", " ")}`;
}
