import { sql, type SQL } from "drizzle-orm";

/**
 * Returns SQL that selects the ids of a person and of everybody merged with this person.
 * @param id - id of the person, or of anybody who is merged with the person
 */
export function samePerson(id: SQL | string): SQL {
  return sql`select each.id from people one
    join people each on coalesce(one.merged_into, one.id) in (each.id, each.merged_into)
    where one.id = ${id}`;
}
