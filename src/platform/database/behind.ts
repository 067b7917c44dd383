import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * Makes the SQL condition for the next page of a list whose newest row comes first: the rows older than the cursor.
 * Undefined without a cursor.
 */
export function isBehind(
  time: SQLWrapper,
  id: SQLWrapper,
  cursor: { at: Date; id: string } | undefined,
): SQL | undefined {
  if (!cursor) return undefined;
  return sql`(${time}, ${id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}
