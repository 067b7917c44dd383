import { and, eq, gt, inArray, lt, min, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { DeliveryReason, MailKind } from "#shared/deliveries.ts";
import type { Db } from "../database/database.ts";
import { deliveries } from "../database/schema/outbox.ts";

/** Emails that are overdue or have failed. `reason` comes from the newest attempt. */
export type Trouble = { count: number; since: Date; reason: DeliveryReason | null };

/**
 * Counts the emails that have waited since before the time `before`. The `reason` may come from another waiting email,
 * because the site attempts only one email at a time while the mail server fails.
 */
export function findOverdue(db: Db, before: Date): Promise<Trouble | undefined> {
  const { state, waiting_since } = deliveries;
  const counted = sql`${lt(waiting_since, before)}`;
  return findTrouble(db, inArray(state, ["waiting", "sending"]), { counted, since: waiting_since });
}

/** @param harmless - kinds of email whose failure does not count if the mail server does not know the address */
export function findFailed(db: Db, harmless: readonly MailKind[]): Promise<Trouble | undefined> {
  const { state, kind, reason, tried_at } = deliveries;
  const harmful = or(
    sql`${reason} is distinct from 'recipient_unknown'`,
    notInArray(kind, [...harmless]),
  );
  return findTrouble(db, and(eq(state, "failed"), harmful), {
    counted: sql`true`,
    since: tried_at,
  });
}

async function findTrouble(
  db: Db,
  which: SQL | undefined,
  {
    counted,
    since,
  }: { counted: SQL; since: typeof deliveries.waiting_since | typeof deliveries.tried_at },
): Promise<Trouble | undefined> {
  const { reason, tried_at, channel } = deliveries;
  const [found] = await db
    .select({
      count: sql<number>`(count(*) filter (where ${counted}))::int`,
      since: min(since),
      reason: sql<DeliveryReason | null>`(array_agg(${reason} order by ${tried_at} desc nulls last))[1]`,
    })
    .from(deliveries)
    .where(and(eq(channel, "mail"), which));
  return found?.since && found.count > 0 ? { ...found, since: found.since } : undefined;
}

/**
 * Counts the emails of these kinds that were sent within the last hour. None of them waits longer than a day, so rows
 * that were stored more than a day ago are not read.
 */
export function countSentWithinAnHour(
  db: Db,
  kinds: readonly MailKind[],
  now: Date,
): Promise<number> {
  const before = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);
  const { kind, created_at, sent_at } = deliveries;
  const isRecent = and(gt(created_at, before(24)), gt(sent_at, before(1)));
  return db.$count(deliveries, and(inArray(kind, [...kinds]), isRecent));
}
