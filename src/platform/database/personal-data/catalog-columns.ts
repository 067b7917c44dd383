import type { Query } from "../database.ts";

export type CatalogColumn = {
  table: string;
  column: string;
  type: string;
  required: boolean;
  /** Whether the column is in a unique index, alone or with others. */
  unique: boolean;
  /** Whether the column is in the primary key. */
  key: boolean;
};

export async function readColumns(query: Query): Promise<CatalogColumn[]> {
  const { rows } = await query(
    `select n.nspname || '.' || c.relname as table, a.attname as column,
       format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
       exists (select from pg_index i
         where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as unique,
       exists (select from pg_index i
         where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as key
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
     order by 1, 2`,
  );
  return rows as CatalogColumn[];
}
