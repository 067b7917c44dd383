import type { Database } from "#platform/database/database.ts";
import type { Cursor, Sort, Template, TemplateQuery } from "../../contract.ts";
import type { Facets } from "../../views.ts";
import { rowTexts } from "../row-store.ts";

/** Where templates whose set-up time nobody knows stand among the quickest: last. */
const LAST = -2147483647;

/** What is sorted by, greatest first; ties go to the newest. Each has its index. */
const ORDERS: Record<Sort, { key: string; of: (template: Template) => number }> = {
  newest: { key: "0", of: () => 0 },
  downloads: { key: "downloads", of: ({ downloads }) => downloads },
  quickest: {
    key: `coalesce(-setup_minutes, ${LAST})`,
    of: ({ setup_minutes }) => (setup_minutes === null ? LAST : -setup_minutes),
  },
};

/**
 * The `most` first rows after a place, each turned into JSON by the database: several times as
 * many answers a second as with rows that JavaScript maps.
 * @param version the library's, read before
 * @returns `last`: the place of the last row when more rows follow it
 */
export async function searchTemplates(
  database: Database,
  query: TemplateQuery,
  { most, version }: { most: number; version: string },
): Promise<{ json: string; last: Cursor | null }> {
  const { where, params } = conditions(filterOf(query));
  const { key, of } = ORDERS[query.sort];
  const columns = [...(query.sort === "newest" ? [] : [key]), "created_at", "id"];
  if (query.after) {
    const types = ["int", "timestamptz", "uuid"].slice(-columns.length);
    const place = query.after.slice(-columns.length).map((value, index) => {
      return `$${params.push(value)}::${types[index]}`;
    });
    where.push(`(${columns.join(", ")}) < (${place.join(", ")})`);
  }
  const { rows } = await database.query(
    `select id, downloads from templates where ${where.join(" and ")}
     order by ${columns.map((column) => `${column} desc`).join(", ")}
     limit $${params.push(most + 1)}::int`,
    params,
  );
  const found = rows.slice(0, most).map((row) => ({
    id: String(row["id"]),
    downloads: Number(row["downloads"]),
  }));
  const page = await rowTexts(database, found, { version, sketches: Boolean(query.sketches) });
  const last = rows.length > most ? (JSON.parse(page.at(-1) ?? "null") as Template | null) : null;
  return {
    json: `[${page.join(",")}]`,
    last: last && [of(last), last.created_at, last.id],
  };
}

/**
 * Of these templates, best first, the first `most` that are public, of the query's category and
 * tool, and not among those that `searchTemplates` finds for it.
 */
export async function readOthers(
  database: Database,
  query: TemplateQuery,
  ids: readonly string[],
  options: { most: number; version: string },
): Promise<Template[]> {
  const { where, params } = conditions({ ...filterOf(query), q: "" });
  const found = conditions({ q: query.q, categories: [], tool: "" }, params);
  const given = `$${params.push([...ids])}::uuid[]`;
  const others = query.q === "" ? "true" : `not (${found.where.join(" and ")})`;
  const { rows } = await database.query(
    `select id, downloads from templates
     where id = any(${given}) and ${where.join(" and ")} and ${others}
     order by array_position(${given}, id) limit $${params.push(options.most)}::int`,
    params,
  );
  const texts = await rowTexts(database, rows as { id: string; downloads: number }[], {
    version: options.version,
    sketches: Boolean(query.sketches),
  });
  return texts.map((text) => JSON.parse(text) as Template);
}

/** What is searched besides the columns of a list's rows. */
export type SearchedRow = Pick<
  Template,
  | "id"
  | "title"
  | "outcome"
  | "summary"
  | "description"
  | "features"
  | "tools"
  | "category"
  | "industries"
> & { workflow: string | null; guide: string | null };

/** The texts of the `most` newest public templates. */
export async function readTexts(database: Database, most: number): Promise<SearchedRow[]> {
  const { rows } = await database.query(
    `select id, title, outcome, summary, description, features, tools, category, industries,
       workflow, guide
     from templates left join template_files on template_id = id where is_public
     order by created_at desc, id desc limit $1::int`,
    [most],
  );
  return rows as SearchedRow[];
}

/** How many rows a query finds, counted up to `most`. */
export async function countMatches(
  database: Database,
  query: TemplateQuery,
  most: number,
): Promise<number> {
  const { where, params } = conditions(filterOf(query));
  const { rows } = await database.query(
    `select count(*)::int as found from
       (select from templates where ${where.join(" and ")} limit ${most}) counted`,
    params,
  );
  return Number(rows[0]?.["found"]);
}

/** Every category and tool of the public templates, in the order of the alphabet. */
export async function readFacets(database: Database): Promise<Facets> {
  const { rows } = await database.query(
    `select distinct 'categories' as of, unnest(category) as name from templates where is_public
     union select distinct 'tools', unnest(tools) from templates where is_public`,
  );
  const named = (of: keyof Facets) =>
    rows
      .filter((row) => row["of"] === of)
      .map((row) => String(row["name"]))
      .toSorted((a, b) => a.localeCompare(b, "en"));
  return { categories: named("categories"), tools: named("tools") };
}

function filterOf({ q, category, tool }: TemplateQuery): Filter {
  return { q, categories: category === "" ? [] : [category], tool };
}

type Filter = { q: string; categories: string[]; tool: string };

/**
 * What stands behind "where", and the values of its parameters.
 * @param params those that the statement has already; its own are put behind them
 */
export function conditions(
  { q, categories, tool }: Filter,
  params: unknown[] = [],
): { where: string[]; params: unknown[] } {
  const where = ["is_public"];
  const parameter = (value: unknown, type: string) => `$${params.push(value)}::${type}`;
  if (q !== "") {
    const text = `lower(${parameter(q, "text")})`;
    const rare = `substr(${text}, ${parameter(rarestPart(q), "int")}, ${PART})`;
    // Trigrams find three characters and more; shorter ones have an index of their own.
    where.push(
      `case when char_length(${text}) > 2
       then search_text like '%' || ${rare} || '%' escape '' and position(${text} in search_text) > 0
       else search_grams @> array[${text}] end`,
    );
  }
  if (categories.length > 0) where.push(`category && ${parameter(categories, "text[]")}`);
  if (tool !== "") where.push(`tools && array[${parameter(tool, "text")}]`);
  return { where, params };
}

/**
 * Length of the part of a search that is looked up in the index. The whole is compared after that,
 * so that it does no harm that % and _ stand for anything in the part.
 */
const PART = 5;
const COMMON_FIRST = " etaoinsrhldcumfpgwybvkxjqz";

/**
 * Where the part of a search begins (from 1) that is likely to be in the fewest rows. The index
 * reads a list for every three characters of the part, and those of common words are long.
 */
function rarestPart(text: string): number {
  const rarity = Array.from(text.toLowerCase(), (letter) => {
    const place = COMMON_FIRST.indexOf(letter);
    return place < 0 ? COMMON_FIRST.length : place;
  });
  let [best, start] = [-1, 0];
  for (let n = 0; n === 0 || n + PART <= rarity.length; n += 1) {
    const sum = rarity.slice(n, n + PART).reduce((all, one) => all + one, 0);
    if (sum > best) [best, start] = [sum, n];
  }
  return start + 1;
}
