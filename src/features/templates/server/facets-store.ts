import type { Database } from "#platform/database/database.ts";
import { COMPLEXITIES } from "#workflow/facts/template-metadata.ts";
import { TRIGGER_KINDS, triggerKindOf } from "#workflow/facts/trigger-kind.ts";
import type { Facets } from "../views.ts";

export async function readFacets(database: Database): Promise<Facets> {
  const { rows } = await database.query(
    `select distinct 'categories' as of, unnest(category) as name from templates where is_public
     union select distinct 'tools', unnest(tools) from templates where is_public
     union select distinct 'industries', unnest(industries) from templates where is_public
     union select distinct 'triggers', trigger_type from templates where is_public
     union select distinct 'complexities', complexity from templates where is_public`,
  );
  const named = (of: keyof Facets): string[] =>
    rows
      .filter((row) => row["of"] === of && row["name"] !== null)
      .map((row) => String(row["name"]))
      .toSorted((a, b) => a.localeCompare(b, "en"));
  const kinds = named("triggers").map(triggerKindOf);
  const levels = named("complexities");
  return {
    categories: named("categories"),
    tools: named("tools"),
    industries: named("industries"),
    triggers: TRIGGER_KINDS.filter((kind) => kinds.includes(kind)),
    complexities: COMPLEXITIES.filter((level) => levels.includes(level)),
  };
}
