import type { Database } from "#platform/database/database.ts";

/** The columns of a row that stay as they are while the library's version does. */
const STEADY =
  "id, title, description, category, tools, features, is_public, created_at, slug, summary, outcome, industries, version, setup_minutes, updated_at";

/** Columns of one row on the wire, in the order of docs/product.md, section 3. */
export const COLUMNS = `${STEADY}, downloads`;

const MAX_STORED = 4000;

const kept = new WeakMap<Database, { version: string; texts: Map<string, string> }>();

/**
 * Rows as JSON texts, in the order given, without those that are gone meanwhile. The database makes
 * a text once for each version of the library: what many searches find is the newest few hundred
 * rows again and again. How often a template was downloaded changes unasked and is always fresh.
 * @param version the library's, read before the rows were found
 */
export async function rowTexts(
  database: Database,
  rows: readonly { id: string; downloads: number }[],
  { version, sketches }: { version: string; sketches: boolean },
): Promise<string[]> {
  const texts = textsOf(database, version);
  const keyOf = (id: string) => (sketches ? `sketch ${id}` : id);
  const known = new Map(rows.map(({ id }) => [id, texts.get(keyOf(id))]));
  const missing = rows.map(({ id }) => id).filter((id) => known.get(id) === undefined);
  if (missing.length > 0) {
    if (texts.size + missing.length > MAX_STORED) texts.clear();
    const read = await database.query(
      `select id, row_to_json(shown)::text as json from (
         select ${STEADY}${sketches ? ", sketch" : ""} from templates where id = any($1::uuid[])
       ) shown`,
      [missing],
    );
    for (const { id, json } of read.rows as { id: string; json: string }[]) {
      const open = json.slice(0, -1);
      known.set(id, open);
      texts.set(keyOf(id), open);
    }
  }
  return rows.flatMap(({ id, downloads }) => {
    const open = known.get(id);
    return open === undefined ? [] : `${open},"downloads":${downloads}}`;
  });
}

function textsOf(database: Database, version: string): Map<string, string> {
  const before = kept.get(database);
  if (before?.version === version) return before.texts;
  const texts = new Map<string, string>();
  kept.set(database, { version, texts });
  return texts;
}
