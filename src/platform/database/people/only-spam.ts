import { sql, type SQL } from "drizzle-orm";
import { POINTING } from "../schema/people.ts";

/** Tables in which a row proves that a person did more than send spam. */
export const OTHER_TRACES = [
  ...POINTING.filter((table) => table !== "contact_messages"),
  "person_notes",
];

/**
 * Returns SQL that is true for a person who sent spam and left nothing else. The subqueries end in `limit 1`, because
 * with `exists` PostgreSQL's planner may read a whole table.
 * @param person - the table of people, or its alias
 */
export function onlySpam(person: SQL): SQL {
  const some = (rows: SQL) => sql`(select true from ${rows} limit 1)`;
  const rowOf = (table: string, and = sql``) =>
    some(sql`${sql.raw(table)} t where t.person_id = ${person}.id ${and}`);
  const nothingElse = [
    rowOf("contact_messages", sql`and t.status <> 'spam'`),
    ...OTHER_TRACES.map((table) => rowOf(table)),
    some(sql`people t where t.merged_into = ${person}.id`),
  ].map((found) => sql`${found} is null`);
  return sql`(${rowOf("contact_messages")} and ${sql.join(nothingElse, sql` and `)}) is true`;
}
