import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** SQL for the name of a member of staff. If they set none, it gives their address, or else their id. */
export const STAFF_NAME = sql<string>`coalesce(nullif(name, ''), email, user_id::text)`;

/** SQL for the name of the member of staff with this id. It gives null if they are no longer staff. */
export function staffName(id: SQLWrapper): SQL<string | null> {
  return sql`(select ${STAFF_NAME} from accounts.staff where user_id = ${id})`;
}
