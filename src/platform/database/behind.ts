import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** SQL condition for the rows after the cursor, in a list whose newest row comes first. Undefined without a cursor. */
export function isBehind(
  time: SQLWrapper,
  id: SQLWrapper,
  cursor: { at: Date; id: string } | undefined,
): SQL | undefined {
  if (!cursor) return undefined;
  return sql`(${time}, ${id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}
