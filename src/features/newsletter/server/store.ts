import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { newsletterSubscriptions } from "#platform/database/schema.ts";
import type { Source } from "../contract.ts";

type Subscription = typeof newsletterSubscriptions.$inferSelect;

/** @param again unconfirmed wishes older than this get another mail @returns the id if due */
export async function noteRequest(
  db: Db,
  email: string,
  { source, at, again, maxMails }: { source: Source; at: Date; again: Date; maxMails: number },
): Promise<string | undefined> {
  const [row] = await db
    .insert(newsletterSubscriptions)
    .values({ email, source, requested_at: at })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { requested_at: at, mails: sql`${newsletterSubscriptions.mails} + 1` },
      setWhere: and(
        isNull(newsletterSubscriptions.confirmed_at),
        lt(newsletterSubscriptions.requested_at, again),
        lt(newsletterSubscriptions.mails, maxMails),
      ),
    })
    .returning({ id: newsletterSubscriptions.id });
  return row?.id;
}

export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  const [row] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, id));
  return row;
}

/** @returns false when there was nothing to confirm that is newer than `since` */
export async function confirmRequest(
  db: Db,
  id: string,
  { at, since }: { at: Date; since: Date },
): Promise<boolean> {
  const rows = await db
    .update(newsletterSubscriptions)
    .set({ confirmed_at: at })
    .where(
      and(
        eq(newsletterSubscriptions.id, id),
        isNull(newsletterSubscriptions.confirmed_at),
        gt(newsletterSubscriptions.requested_at, since),
      ),
    )
    .returning({ id: newsletterSubscriptions.id });
  return rows.length > 0;
}

export async function deleteSubscription(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .delete(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, id))
    .returning({ id: newsletterSubscriptions.id });
  return rows.length > 0;
}
