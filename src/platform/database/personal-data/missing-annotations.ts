import type { Rows } from "../database.ts";
import type { Annotations } from "../annotation.ts";

const FOLDER = "src/platform/database/schema/";

type Query = (sql: string) => Promise<Rows>;

/** @returns a sentence for each column of the catalog that is not annotated, and the other way round */
export async function missingAnnotations(
  query: Query,
  annotations: Annotations,
): Promise<string[]> {
  const columns = await readColumns(query);
  const annotated = Object.entries(annotations).flatMap(([table, each]) =>
    Object.keys(each.columns).map((column) => ({ table, column })),
  );
  const there = new Set(columns.map(nameOf));
  return [
    ...columns
      .filter(({ table, column }) => annotations[table]?.columns[column] === undefined)
      .map(
        ({ table, column }) =>
          `${table}.${column} is not annotated. Write it into the table in ${FOLDER} as \`${column}: holds("…", …)\` with a word of \`data\` in content/site/stored-data.ts for what it holds of a person, or into \`notPersonal({ … })\`.`,
      ),
    ...annotated
      .map(nameOf)
      .filter((name) => !there.has(name))
      .map(
        (name) =>
          `${name} is annotated in ${FOLDER} and is not in the database: take it out there.`,
      ),
  ];
}

export type CatalogColumn = { table: string; column: string; type: string; required: boolean };

/** The columns of our own tables, not of PostgreSQL's. */
export async function readColumns(query: Query): Promise<CatalogColumn[]> {
  const { rows } = await query(
    `select n.nspname || '.' || c.relname as table, a.attname as column,
       format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
     order by 1, 2`,
  );
  return rows as CatalogColumn[];
}

function nameOf({ table, column }: { table: string; column: string }): string {
  return `${table}.${column}`;
}
