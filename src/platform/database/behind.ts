import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Returns the SQL condition for the next page of a list with the newest row first: only rows older than the cursor. */
export function isBehind(
  time: SQLWrapper,
  id: SQLWrapper,
  cursor: { at: Date; id: string } | undefined,
): SQL | undefined {
  if (!cursor) return undefined;
  return sql`(${time}, ${id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}
