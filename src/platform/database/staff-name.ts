import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** The name that a member of staff set, else their address or id. */
export const STAFF_NAME = sql<string>`coalesce(nullif(name, ''), email, user_id::text)`;

/** `STAFF_NAME` of the member of staff with this id. Null if they are no longer staff. */
export function staffName(id: SQLWrapper): SQL<string | null> {
  return sql`(select ${STAFF_NAME} from accounts.staff where user_id = ${id})`;
}
