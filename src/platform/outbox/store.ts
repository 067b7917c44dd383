import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Channel, DeliveryFate, MailKind } from "#shared/deliveries.ts";
import type { EventBody, EventType } from "#shared/events.ts";
import type { Db } from "../database/database.ts";
import { rowsOf } from "../database/rows.ts";
import { contactMessages } from "../database/schema/messages.ts";
import { deliveries, deliveryTries, webhooks } from "../database/schema/outbox.ts";

export const deliveryRows = rowsOf(deliveries);
const messageRows = rowsOf(contactMessages);
export const tryRows = rowsOf(deliveryTries);

type Row = typeof deliveries.$inferSelect;
export type MailDelivery = Row & { channel: "mail"; kind: MailKind };
export type EventDelivery = Row & {
  channel: "webhook";
  kind: EventType;
  webhook_id: string;
  body: EventBody;
};
export type Delivery = MailDelivery | EventDelivery;
export type DeliveryOf<Name extends Channel> = Extract<Delivery, { channel: Name }>;

/** Only this process may send the delivery until `leased_until`. */
export type Leased<Leasable extends Delivery = Delivery> = Leasable & { leased_until: Date };

/**
 * SQL for a delivery's fate. The fate of an email that was only stored as a file is "kept". All other fates are the
 * delivery's state.
 */
export const FATE = sql<DeliveryFate>`case
  when ${deliveries.state} = 'sent' and ${deliveries.reason} = 'kept_as_file' then 'kept'
  else ${deliveries.state} end`;

export function hasFate(fate: DeliveryFate): SQL | undefined {
  const { state, reason } = deliveries;
  if (fate === "kept") return and(eq(state, "sent"), eq(reason, "kept_as_file"));
  if (fate === "sent")
    return and(eq(state, "sent"), sql`${reason} is distinct from 'kept_as_file'`);
  return eq(state, fate);
}

export type NewTry = Omit<typeof deliveryTries.$inferInsert, "id" | "delivery_id">;

/** @param which - SQL condition for the deliveries to count; if missing, all deliveries are counted */
export async function countByFate(db: Db, which?: SQL): Promise<Map<DeliveryFate, number>> {
  const rows = await db
    .select({ fate: FATE, total: count() })
    .from(deliveries)
    .where(which)
    .groupBy(FATE);
  return new Map(rows.map(({ fate, total }) => [fate, total]));
}

export async function countUnsentMail(db: Db): Promise<Map<DeliveryFate, number>> {
  const isUnsent = inArray(deliveries.state, ["waiting", "sending", "failed"]);
  return countByFate(db, and(eq(deliveries.channel, "mail"), isUnsent));
}

/**
 * Takes the next due delivery, which this process alone may send until the lease ends. A delivery of a process that
 * died is due again when its lease has ended.
 * @param inFlight - deliveries that this process is already sending; not taken again, even if the clock jumps
 */
export async function leaseNext<Name extends Channel>(
  db: Db,
  channel: Name,
  {
    now,
    until,
    inFlight,
    pausedKinds,
  }: { now: Date; until: Date; inFlight: readonly string[]; pausedKinds: readonly MailKind[] },
): Promise<Leased<DeliveryOf<Name>> | undefined> {
  const due = or(
    and(eq(deliveries.state, "waiting"), lte(deliveries.next_at, now)),
    and(eq(deliveries.state, "sending"), lt(deliveries.leased_until, now)),
  );
  const active = db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.active, true));
  const next = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.channel, channel),
        inArray(deliveries.state, ["waiting", "sending"]),
        due,
        channel === "webhook" ? inArray(deliveries.webhook_id, active) : undefined,
        inFlight.length > 0 ? notInArray(deliveries.id, [...inFlight]) : undefined,
        pausedKinds.length > 0 ? notInArray(deliveries.kind, [...pausedKinds]) : undefined,
      ),
    )
    .orderBy(asc(deliveries.priority), asc(deliveries.next_at))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(deliveries)
    .set({ state: "sending", leased_until: until })
    // Compares with `=`, not with `in (…)`. PostgreSQL might run the subquery of `in` more than once, and each run
    // locks a row.
    .where(eq(deliveries.id, next))
    .returning();
  return row && ({ ...row, leased_until: until } as Leased<DeliveryOf<Name>>);
}

/**
 * Locks the message that a delivery is about, if any. A transaction that changes a delivery and its message locks
 * the message first, as changing and erasing a message do. The two could otherwise deadlock.
 */
export async function lockSubject(
  tx: Db,
  { subject_id }: Pick<Delivery, "subject_id">,
): Promise<void> {
  if (subject_id) await messageRows.lock(tx, subject_id);
}

/** Marks a delivery as sent, even if its lease has ended. @returns false if the row is gone */
export async function markSent(
  db: Db,
  { id }: Delivery,
  { recipient, at, reason }: Pick<Row, "recipient" | "reason"> & { at: Date },
): Promise<boolean> {
  const rows = await db
    .update(deliveries)
    .set({
      state: "sent",
      recipient,
      attempts: sql`${deliveries.attempts} + 1`,
      leased_until: null,
      tried_at: at,
      sent_at: at,
      reason,
      last_error: null,
    })
    .where(and(eq(deliveries.id, id), ne(deliveries.state, "sent")))
    .returning({ id: deliveries.id });
  return rows.length > 0 || (await db.$count(deliveries, eq(deliveries.id, id))) > 0;
}

/**
 * Ends the lease of a delivery, and stores its new state.
 * @returns false if another process has taken the delivery meanwhile, or if the row is gone; nothing is stored then
 */
export async function endLease(
  db: Db,
  { id, leased_until }: Leased,
  change: Partial<
    Pick<Row, "state" | "attempts" | "next_at" | "tried_at" | "reason" | "last_error">
  >,
): Promise<boolean> {
  const ended = await deliveryRows.update(
    db,
    { id, leased_until },
    { ...change, leased_until: null },
  );
  return ended !== undefined;
}

const MAX_TRIES_KEPT = 50;

/** Stores an attempt. Only the newest 50 of a delivery are kept. */
export async function insertTry(db: Db, delivery_id: string, tried: NewTry): Promise<void> {
  await tryRows.insert(db, { ...tried, delivery_id });
  const ofDelivery = eq(deliveryTries.delivery_id, delivery_id);
  const oldestKept = db
    .select({ at: deliveryTries.at })
    .from(deliveryTries)
    .where(ofDelivery)
    .orderBy(sql`${deliveryTries.at} desc`)
    .offset(MAX_TRIES_KEPT - 1)
    .limit(1);
  await db.delete(deliveryTries).where(and(ofDelivery, lt(deliveryTries.at, oldestKept)));
}

export async function cancelExpired(db: Db, now: Date): Promise<void> {
  const expired = { state: "waiting", expires_at: (at: PgColumn) => lte(at, now) } as const;
  await deliveryRows.updateAll(db, expired, { state: "cancelled", reason: "expired" });
}

/**
 * Ends the leases of all deliveries. The caller must be the only process that uses the database.
 * @param inFlight - deliveries that this process is still sending; they keep their leases
 */
export async function releaseAll(db: Db, inFlight: readonly string[]): Promise<void> {
  const isLeft = (id: PgColumn) => notInArray(id, [...inFlight]);
  const free = { state: "waiting", leased_until: null } as const;
  await deliveryRows.updateAll(db, { state: "sending", id: isLeft }, free);
}

/** Finds and locks an email that no process has tried to send yet. @returns its id */
export async function findUntried(tx: Db, kind: MailKind, which: SQL): Promise<string | undefined> {
  const untried = [eq(deliveries.state, "waiting"), isNull(deliveries.tried_at)];
  const [row] = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.kind, kind), ...untried, which))
    .limit(1)
    .for("update", { skipLocked: true });
  return row?.id;
}
