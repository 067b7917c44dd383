import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Names a row of `accounts.staff` by the name that the person set, else by their address. */
export const STAFF_NAME = sql<string>`coalesce(nullif(name, ''), email, user_id::text)`;

/** Names the member of staff with an id, as `STAFF_NAME` does. Null: no longer staff. */
export function staffName(id: SQLWrapper): SQL<string | null> {
  return sql`(select ${STAFF_NAME} from accounts.staff where user_id = ${id})`;
}
