import { sql, type SQL } from "drizzle-orm";
import { TYPED_FIELDS } from "../fields.ts";

/**
 * SQL for the text in which staff search messages: every field that the sender typed, in lower case. A
 * separator that no search can contain keeps a match inside one field. The index contact_messages_words uses
 * the same expression.
 * @param table name or alias of contact_messages in the query
 */
export function searchableText(table: string): SQL {
  const columns = TYPED_FIELDS.map((name) => sql.raw(`${table}.${name}`));
  return sql`lower(${sql.join(columns, sql` || chr(31) || `)})`;
}
