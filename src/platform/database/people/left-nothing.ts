import { sql, type SQL } from "drizzle-orm";

/**
 * Returns an SQL condition: no row of `tables` belongs to a person, and nobody is merged into the person.
 * @param id - of the person
 */
export function leftNothing(id: string, tables: readonly string[]): SQL {
  const rows = [
    ...tables.map((table) => sql`select from ${sql.raw(table)} where person_id = ${id}`),
    sql`select from people where merged_into = ${id}`,
  ];
  return sql.join(
    rows.map((some) => sql`not exists (${some})`),
    sql` and `,
  );
}
