import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * SQL for the name of a member of staff. If there is no name, the SQL gives the email address, and if there is no
 * address either, the id.
 */
export const STAFF_NAME = sql<string>`coalesce(nullif(name, ''), email, user_id::text)`;

/** Makes SQL for the name of the member of staff with this id. It gives null if the person is no longer staff. */
export function staffName(id: SQLWrapper): SQL<string | null> {
  return sql`(select ${STAFF_NAME} from accounts.staff where user_id = ${id})`;
}
