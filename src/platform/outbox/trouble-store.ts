import { and, eq, gt, inArray, lt, min, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { DeliveryReason, MailKind } from "#shared/deliveries.ts";
import type { Db } from "../database/database.ts";
import { deliveries } from "../database/schema/outbox.ts";

/**
 * Emails that are overdue or have failed. `since`: time of the earliest of them. `reason`: why the newest attempt
 * failed.
 */
export type Trouble = { count: number; since: Date; reason: DeliveryReason | null };

/**
 * Counts the emails that have been waiting since before the time `before`. The `reason` in the result comes from the
 * newest attempt to send any waiting email: while the mail server fails, the site attempts only one email at a time, so
 * the counted emails may not have been attempted.
 */
export function findOverdue(db: Db, before: Date): Promise<Trouble | undefined> {
  const { state, waiting_since } = deliveries;
  const counted = sql`${lt(waiting_since, before)}`;
  return findTrouble(db, inArray(state, ["waiting", "sending"]), { counted, since: waiting_since });
}

/**
 * Counts the emails that failed for good.
 * @param harmless - kinds of email that do not count if they failed because the receiver is unknown
 */
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
 * Returns how many emails of these kinds were sent within the last hour. The query reads only rows that were stored
 * within the last day, because no email of these kinds waits longer than that.
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
