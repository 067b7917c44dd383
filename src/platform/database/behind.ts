import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Rows that stand behind a cursor in a list with the newest first. @returns undefined without a cursor */
export function isBehind(
  time: SQLWrapper,
  id: SQLWrapper,
  cursor: { at: Date; id: string } | undefined,
): SQL | undefined {
  if (!cursor) return undefined;
  return sql`(${time}, ${id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}
