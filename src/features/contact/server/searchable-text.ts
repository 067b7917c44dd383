import { sql, type SQL } from "drizzle-orm";
import { TYPED_FIELDS } from "../fields.ts";

/**
 * What staff search of a message: all that its sender typed, in lower case. The separator, which no
 * search can contain, keeps a match inside one field. The index contact_messages_words has the same
 * expression.
 * @param table name or alias of contact_messages in the query
 */
export function searchableText(table: string): SQL {
  const columns = TYPED_FIELDS.map((name) => sql.raw(`${table}.${name}`));
  return sql`lower(${sql.join(columns, sql` || chr(31) || `)})`;
}
