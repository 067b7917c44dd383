import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** SQL condition that selects the rows after a cursor, in a list, newest first. @returns undefined without one */
export function isBehind(
  time: SQLWrapper,
  id: SQLWrapper,
  cursor: { at: Date; id: string } | undefined,
): SQL | undefined {
  if (!cursor) return undefined;
  return sql`(${time}, ${id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}
