import { and, eq, lt, or, sql } from "drizzle-orm";
import type { EventType } from "#shared/events.ts";
import type { Db } from "../database/database.ts";
import { webhookDeliveries, webhooks, webhookTries } from "../database/schema/events.ts";
import { people } from "../database/schema/people.ts";

export type Webhook = typeof webhooks.$inferSelect;
export type EventDelivery = typeof webhookDeliveries.$inferSelect;
/** Until the lease runs out, nobody else sends it. */
export type LeasedEvent = EventDelivery & { leased_until: Date };
export type NewTry = Omit<typeof webhookTries.$inferInsert, "id">;

/** What failed may come back. None is deleted before the transaction ends. */
export async function findListeners(db: Db, type: EventType): Promise<string[]> {
  const rows = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        or(webhooks.active, eq(webhooks.stopped_by, "failing")),
        sql`${type} = any(${webhooks.events})`,
      ),
    )
    .for("key share");
  return rows.map(({ id }) => id);
}

export async function findWebhook(db: Db, id: string): Promise<Webhook | undefined> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return row;
}

/** Who has the address, and whom staff merged them into. */
export async function findPerson(
  db: Db,
  email: string,
): Promise<{ person_id: string | null; merged_into: string | null }> {
  const [row] = await db
    .select({ person_id: people.id, merged_into: people.merged_into })
    .from(people)
    .where(sql`${people.email} = person_address(${email})`);
  return row ?? { person_id: null, merged_into: null };
}

export async function insertEvents(
  db: Db,
  rows: (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  await db.insert(webhookDeliveries).values(rows);
}

/** Takes over expired leases, whose process has died, but none of its own: clocks jump. */
export async function leaseNextEvent(
  db: Db,
  now: Date,
  leased_until: Date,
  inFlight: readonly string[],
): Promise<LeasedEvent | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const next = sql`(
    select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where w.active and d.state in ('waiting', 'sending')
      and (d.state = 'waiting' and d.next_at <= ${at} or d.state = 'sending' and d.leased_until < ${at})
      ${inFlight.length > 0 ? sql`and d.id not in ${[...inFlight]}` : sql``}
    order by d.next_at limit 1 for update of d skip locked)`;
  const [row] = await db
    .update(webhookDeliveries)
    .set({ state: "sending", leased_until })
    .where(sql`${webhookDeliveries.id} = ${next}`)
    .returning();
  return row && { ...row, leased_until };
}

export async function findEvent(
  db: Db,
  { webhookId, id }: { webhookId: string; id: string },
): Promise<EventDelivery | undefined> {
  const own = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhook_id, webhookId));
  const [row] = await db.select().from(webhookDeliveries).where(own);
  return row;
}

/** Whoever tries it at this moment comes too late to change that. */
export async function markArrived(db: Db, id: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: "sent", leased_until: null })
    .where(eq(webhookDeliveries.id, id));
}

/** @returns false, without effect, when the lease has run out, or what it was about is erased */
export async function endEventLease(
  db: Db,
  { id, leased_until }: LeasedEvent,
  change: Partial<Pick<EventDelivery, "state" | "attempts" | "next_at">>,
): Promise<boolean> {
  const rows = await db
    .update(webhookDeliveries)
    .set({ ...change, leased_until: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.leased_until, leased_until)))
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}

/** For a process that is the only one and has just started. */
export async function releaseAllEvents(db: Db): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: "waiting", leased_until: null })
    .where(eq(webhookDeliveries.state, "sending"));
}

const KEPT_TRIES = 50;

/** Of each webhook the newest are kept. @returns its id */
export async function insertTry(db: Db, tried: NewTry): Promise<string> {
  const own = eq(webhookTries.webhook_id, tried.webhook_id);
  const id = crypto.randomUUID();
  await db.insert(webhookTries).values({ ...tried, id });
  const oldest = db
    .select({ at: webhookTries.at })
    .from(webhookTries)
    .where(own)
    .orderBy(sql`${webhookTries.at} desc`)
    .offset(KEPT_TRIES - 1)
    .limit(1);
  await db.delete(webhookTries).where(and(own, lt(webhookTries.at, oldest)));
  return id;
}

export async function noteArrival(db: Db, id: string): Promise<void> {
  await db
    .update(webhooks)
    .set({ failing_since: null })
    .where(and(eq(webhooks.id, id), sql`${webhooks.failing_since} is not null`));
}

export async function noteFailure(db: Db, id: string, at: Date): Promise<Date> {
  const [row] = await db
    .update(webhooks)
    .set({
      failing_since: sql`coalesce(${webhooks.failing_since}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(webhooks.id, id))
    .returning({ since: webhooks.failing_since });
  return row?.since ?? at;
}

export async function stopWebhook(
  db: Db,
  id: string,
  stopped_by: NonNullable<Webhook["stopped_by"]>,
): Promise<boolean> {
  const rows = await db
    .update(webhooks)
    .set({ active: false, stopped_by, version: sql`${webhooks.version} + 1` })
    .where(and(eq(webhooks.id, id), webhooks.active))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}
