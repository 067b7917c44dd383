import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Makes the condition for the next page of a list, newest row first: the rows older than the cursor. */
export function isBehind(
  time: SQLWrapper,
  id: SQLWrapper,
  cursor: { at: Date; id: string } | undefined,
): SQL | undefined {
  if (!cursor) return undefined;
  return sql`(${time}, ${id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}
