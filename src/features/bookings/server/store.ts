import { asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { bookings } from "#platform/database/schema/bookings.ts";

export type StoredBooking = typeof bookings.$inferSelect;

/** Finds the row of a call by its present name, or else by the former one. */
export async function findBooking(
  db: Db,
  { provider, uid, formerUid }: { provider: string; uid: string; formerUid: string | null },
): Promise<StoredBooking | undefined> {
  const { provider: by, uid: name } = bookings;
  const [row] = await db
    .select()
    .from(bookings)
    .where(sql`${by} = ${provider} and ${name} in (${uid}, ${formerUid ?? uid})`)
    .orderBy(sql`${name} <> ${uid}`)
    .limit(1);
  return row;
}

export async function insertBooking(
  db: Db,
  booking: typeof bookings.$inferInsert,
): Promise<StoredBooking | undefined> {
  const [row] = await db.insert(bookings).values(booking).returning();
  return row;
}

export async function changeBooking(
  db: Db,
  id: string,
  change: Partial<StoredBooking>,
): Promise<StoredBooking | undefined> {
  const [row] = await db.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  return row;
}

/** Lists calls that are not over, the next one first; canceled ones too, until they would have been over. */
export function listComing(db: Db, now: Date, limit: number): Promise<StoredBooking[]> {
  return db
    .select()
    .from(bookings)
    .where(gt(bookings.ends_at, now))
    .orderBy(asc(bookings.starts_at), asc(bookings.id))
    .limit(limit);
}

/** @param person any row of the person; those who are merged share their calls */
export async function listOfPerson(
  db: Db,
  person: string,
  limit: number,
): Promise<StoredBooking[]> {
  return db
    .select()
    .from(bookings)
    .where(
      sql`${bookings.person_id} in (select x.id from people p
        join people x on coalesce(p.merged_into, p.id) in (x.id, x.merged_into) where p.id = ${person})`,
    )
    .orderBy(sql`${bookings.updated_at} desc`)
    .limit(limit);
}
