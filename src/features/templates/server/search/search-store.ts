import type { Database } from "#platform/database/database.ts";
import type { Cursor, Template, TemplateQuery } from "../../contract.ts";
import { COMPLEXITIES } from "#workflow/facts/template-metadata.ts";
import { TRIGGER_KINDS, triggerKindOf } from "#workflow/facts/trigger-kind.ts";
import { sortOf } from "../../library-address.ts";
import type { Facets } from "../../views.ts";
import { conditions } from "./conditions.ts";
import { SORT_KEYS } from "./sort-keys.ts";

/** Columns that the API sends, in the order of docs/product.md, section 3. */
export const COLUMNS =
  "id, title, description, category, tools, features, is_public, created_at, slug, summary, outcome, industries, version, setup_minutes, updated_at, downloads";

/**
 * Finds templates. The database writes the JSON, which is several times faster than mapping rows in JavaScript.
 * @param best - ids of the best matches, which come first in a list that is sorted by relevance
 * @returns `last`: cursor of the last row if there are further rows, else null
 */
export async function searchTemplates(
  database: Database,
  query: TemplateQuery,
  limit: number,
  best: readonly string[] = [],
): Promise<{ json: string; last: Cursor | null }> {
  const { where, params } = conditions(query);
  const sort = sortOf(query);
  const key = SORT_KEYS[sort]({ ...query, best }, params);
  const columns = [...(sort === "newest" ? [] : [key]), "created_at", "id"];
  if (query.after) {
    const types = ["int", "timestamptz", "uuid"].slice(-columns.length);
    const cursor = query.after.slice(-columns.length).map((value, index) => {
      return `$${params.push(value)}::${types[index]}`;
    });
    where.push(`(${columns.join(", ")}) < (${cursor.join(", ")})`);
  }
  const read = (more: string, parameters: unknown[]) =>
    readJson(
      database,
      `select ${shownColumns(query)} from templates where ${where.join(" and ")} and ${more}
       order by ${columns.map((column) => `${column} desc`).join(", ")}
       limit ${limit + 1}`,
      parameters,
    );
  // The first query reads only among the best matches. They often fill the page, and the sort key of all other
  // templates is slow to compute.
  const isBestFirst = sort === "relevance" && query.q !== "" && best.length > limit;
  const amongBest = isBestFirst
    ? await read(`id = any($${params.length + 1}::uuid[])`, [...params, [...best]])
    : [];
  const rows = amongBest.length > limit ? amongBest : await read("true", params);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? (JSON.parse(page.at(-1) ?? "null") as Template | null) : null;
  const cursor = last && (await cursorAt(database, { ...query, best }, last));
  return { json: `[${page.join(",")}]`, last: cursor };
}

async function cursorAt(
  database: Database,
  query: TemplateQuery & { best: readonly string[] },
  { id, created_at }: Template,
): Promise<Cursor> {
  const params: unknown[] = [id];
  const key = SORT_KEYS[sortOf(query)](query, params);
  const { rows } = await database.query(
    `select ${key} as key from templates where id = $1::uuid`,
    params,
  );
  return [Number(rows[0]?.["key"] ?? 0), created_at, id];
}

/**
 * Reads the templates with these ids that meet the query's filters, in the order of the ids. Leaves out those that
 * contain the exact text of the search.
 */
export async function readOthers(
  database: Database,
  query: TemplateQuery,
  ids: readonly string[],
  limit: number,
): Promise<Template[]> {
  if (ids.length === 0) return [];
  const { where, params } = conditions({ ...query, q: "" });
  const found = conditions({ q: query.q, cards: query.cards }, params);
  const given = `$${params.push([...ids])}::uuid[]`;
  const others = query.q === "" ? "true" : `not (${found.where.join(" and ")})`;
  const texts = await readJson(
    database,
    `select ${shownColumns(query)} from templates
     where id = any(${given}) and ${where.join(" and ")} and ${others}
     order by array_position(${given}, id) limit $${params.push(limit)}::int`,
    params,
  );
  return texts.map((text) => JSON.parse(text) as Template);
}

function shownColumns({ cards }: Pick<TemplateQuery, "cards">): string {
  return cards ? `${COLUMNS}, sketch, is_featured` : COLUMNS;
}

async function readJson(database: Database, query: string, params: unknown[]): Promise<string[]> {
  const { rows } = await database.query(
    `select row_to_json(shown)::text as json from (${query}) shown`,
    params,
  );
  return rows.map((row) => String(row["json"]));
}

export type SearchedRow = Pick<
  Template,
  | "id"
  | "slug"
  | "title"
  | "outcome"
  | "summary"
  | "description"
  | "features"
  | "tools"
  | "category"
  | "industries"
> & { workflow: string | null; guide: string | null; asked?: unknown };

const ROWS_AT_ONCE = 500;
/**
 * The search covers the descriptions, steps and guides of only this many of the newest templates, because reading these
 * texts takes most of the time.
 */
const MAX_WHOLE = 2000;

/** Reads the texts of all public templates, newest first. */
export async function* readTexts(database: Database): AsyncGenerator<SearchedRow[]> {
  let read: SearchedRow[] = [];
  for (let before = 0; before % ROWS_AT_ONCE === 0; before += read.length) {
    const isWhole = before < MAX_WHOLE;
    const texts = isWhole
      ? "description, features, workflow, guide"
      : "'' as description, '{}'::text[] as features, null as workflow, null as guide";
    const { rows } = await database.query(
      `select id, slug, title, outcome, summary, tools, category, industries,
         metadata->'asked' as asked, ${texts}
       from templates ${isWhole ? "left join template_files on template_id = id" : ""}
       where is_public and ($1::uuid is null
         or (created_at, id) < (select created_at, id from templates where id = $1))
       order by created_at desc, id desc limit $2::int`,
      [read.at(-1)?.id ?? null, ROWS_AT_ONCE],
    );
    read = rows as SearchedRow[];
    if (read.length === 0) return;
    yield read;
  }
}

export async function countMatches(
  database: Database,
  query: TemplateQuery,
  most: number,
): Promise<number> {
  const { where, params } = conditions(query);
  const { rows } = await database.query(
    `select count(*)::int as found from
       (select from templates where ${where.join(" and ")} limit ${most}) counted`,
    params,
  );
  return Number(rows[0]?.["found"]);
}

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
