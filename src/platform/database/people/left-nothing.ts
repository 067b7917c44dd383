import { sql, type SQL } from "drizzle-orm";

/**
 * Returns an SQL condition: no row of `tables` belongs to the person with this id, and nobody is merged into this
 * person.
 */
export function leftNothing(id: string, tables: readonly string[]): SQL {
  return sql`${hasNoRow(id, tables)} and not exists (select from people where merged_into = ${id})`;
}

/** Returns an SQL condition: no row of `tables` belongs to the person with this id. */
export function hasNoRow(id: string, tables: readonly string[]): SQL {
  const rows = tables.map(
    (table) => sql`not exists (select from ${sql.raw(table)} where person_id = ${id})`,
  );
  return sql.join(rows, sql` and `);
}
