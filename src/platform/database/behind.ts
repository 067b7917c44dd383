import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * Returns the SQL condition for the next page of a list whose newest row comes first: only rows older than `cursor`,
 * the last row of the page before. Undefined for the first page.
 */
export function isBehind(
  time: SQLWrapper,
  id: SQLWrapper,
  cursor: { at: Date; id: string } | undefined,
): SQL | undefined {
  if (!cursor) return undefined;
  return sql`(${time}, ${id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}
