import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

export const STAFF_NAME = sql<string>`coalesce(nullif(name, ''), email, user_id::text)`;

/** Returns SQL for the name of a member of staff; null if the person is no longer staff. */
export function staffName(id: SQLWrapper): SQL<string | null> {
  return sql`(select ${STAFF_NAME} from accounts.staff where user_id = ${id})`;
}
