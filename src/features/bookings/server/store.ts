import { gt, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { samePerson } from "#platform/database/people/same-person.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { bookings } from "#platform/database/schema/bookings.ts";

export const bookingRows = rowsOf(bookings);

export type StoredBooking = typeof bookings.$inferSelect;

/**
 * Finds the rows of one booked call, the newest state first. After a move, a call can have another id. If reports about
 * both ids came before the report that connects them, the call has several rows.
 */
export function findBookings(
  db: Db,
  { provider, uid, formerUid }: { provider: string; uid: string; formerUid: string | null },
): Promise<StoredBooking[]> {
  const { provider: by, uid: name, former_uids: former } = bookings;
  const wasMovedOn = sql`${former} @> array[${uid}]`;
  return db
    .select()
    .from(bookings)
    .where(sql`${by} = ${provider} and (${name} in (${uid}, ${formerUid ?? uid}) or ${wasMovedOn})`)
    .orderBy(sql`${wasMovedOn} desc, ${name} = ${uid} desc`);
}

/** Lists booked calls that have not ended, the next first. A canceled call stays until its planned end. */
export function listComing(db: Db, now: Date, limit: number): Promise<StoredBooking[]> {
  return bookingRows.list(db, { ends_at: (at) => gt(at, now) }, ["starts_at", "id"], limit);
}

/** Lists a person's booked calls, including those under email addresses that staff have merged with this person. */
export async function listOfPerson(
  db: Db,
  person: string,
  limit: number,
): Promise<StoredBooking[]> {
  return db
    .select()
    .from(bookings)
    .where(sql`${bookings.person_id} in (${samePerson(person)})`)
    .orderBy(sql`${bookings.updated_at} desc`)
    .limit(limit);
}
