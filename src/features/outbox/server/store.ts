import { and, desc, eq, gt, inArray, isNotNull, lte, or, sql, type SQL } from "drizzle-orm";
import { isBehind } from "#platform/database/behind.ts";
import type { Db } from "#platform/database/database.ts";
import { deliveries, webhooks } from "#platform/database/schema/outbox.ts";
import {
  deliveryRows,
  FATE,
  hasFate,
  insertTry,
  lockSubject,
  type Delivery,
  type MailDelivery,
  tryRows,
} from "#platform/outbox/store.ts";
import type { Channel, DeliveryFate, DeliveryReason } from "#shared/deliveries.ts";
import type { DeliveryLine } from "../contract.ts";

export type Filter = {
  id?: string | undefined;
  states?: readonly DeliveryFate[] | undefined;
  channel?: Channel | undefined;
  webhook?: string | undefined;
  reason?: DeliveryReason | undefined;
};

export type Listed = { row: Delivery; fate: DeliveryFate; url: string | null } & Pick<
  DeliveryLine,
  "personId" | "message"
>;

/**
 * Lists deliveries, the newest first.
 * @param after - the last delivery of the previous page
 */
export async function listDeliveries(
  db: Db,
  filter: Filter,
  { after, limit }: { after?: { at: Date; id: string } | undefined; limit: number },
): Promise<Listed[]> {
  const { id, created_at } = deliveries;
  const rows = await db
    .select({ row: deliveries, fate: FATE, url: webhooks.url, personId: PERSON, message: MESSAGE })
    .from(deliveries)
    .leftJoin(webhooks, eq(webhooks.id, deliveries.webhook_id))
    .where(and(matching(filter), isBehind(created_at, id, after)))
    .orderBy(desc(created_at), desc(id))
    .limit(limit);
  return rows as Listed[];
}

/** The person who gets the email, or whom the event is about. */
const PERSON = sql<string | null>`(
  select coalesce(p.merged_into, p.id) from people p
  where p.email = person_address(coalesce(${deliveries.recipient}, ${deliveries.email})))`;

const MESSAGE = sql<DeliveryLine["message"]>`(
  select to_json(m) from (
    select id, name, 0 as more from contact_messages
      where id = coalesce(${deliveries.subject_id}, (${deliveries.body} ->> 'message_id')::uuid)
    union all
    (select id, name, count(*) over ()::int - 1 from contact_messages
      where digest_id = ${deliveries.id} order by created_at limit 1)
    limit 1) m)`;

export function matching({ id, states, channel, webhook, reason }: Filter): SQL | undefined {
  return and(
    id ? eq(deliveries.id, id) : undefined,
    states && or(...states.map(hasFate)),
    channel && eq(deliveries.channel, channel),
    webhook ? eq(deliveries.webhook_id, webhook) : undefined,
    reason && eq(deliveries.reason, reason),
  );
}

/** Counts the emails that were only stored as files. */
export async function countKept(db: Db): Promise<number> {
  return db.$count(deliveries, hasFate("kept"));
}

export async function listTries(db: Db, delivery_id: string) {
  return (await tryRows.list(db, { delivery_id }, ["at", "id"])).toReversed();
}

/** @returns the reason why the mail server accepts no emails at present; null if it accepts them */
export async function findHoldUp(db: Db): Promise<DeliveryReason | null> {
  const [row] = await db
    .select({ reason: deliveries.reason })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.channel, "mail"),
        inArray(deliveries.state, ["waiting", "sending"]),
        isNotNull(deliveries.reason),
        lte(deliveries.next_at, deliveries.tried_at),
      ),
    )
    .orderBy(desc(deliveries.tried_at))
    .limit(1);
  return row?.reason ?? null;
}

/** @returns undefined if no sent email has this id */
export async function markBounced(
  tx: Db,
  id: string,
  { reason, answer, at }: { reason: DeliveryReason; answer: string; at: Date },
): Promise<MailDelivery | undefined> {
  const delivery = await deliveryRows.find(tx, id);
  if (delivery) await lockSubject(tx, delivery);
  const sent = { id, channel: "mail", state: "sent" } as const;
  const bounced = { state: "failed", reason, last_error: answer, tried_at: at } as const;
  const row = await deliveryRows.update(tx, sent, bounced);
  if (!row) return undefined;
  await insertTry(tx, id, { at, ms: 0, status: null, answer, reason });
  return row as MailDelivery;
}

export async function countAlarms(db: Db, since: Date): Promise<number> {
  return deliveryRows.count(db, { kind: "mail_alarm", created_at: (at) => gt(at, since) });
}

/**
 * Makes the selected deliveries due now, if they are waiting or failed. A webhook event is made due even if it was sent
 * before.
 * @param filter.alsoKept - whether emails that were only stored as files are sent too
 */
export async function requeue(
  db: Db,
  now: Date,
  { alsoKept = false, ...filter }: Filter & { alsoKept?: boolean },
): Promise<number> {
  const { state, channel, reason, waiting_since } = deliveries;
  const allowed = or(
    inArray(state, ["waiting", "failed"]),
    and(eq(channel, "webhook"), eq(state, "sent")),
    alsoKept ? hasFate("kept") : undefined,
  );
  const rows = await db
    .update(deliveries)
    .set({
      state: "waiting",
      attempts: 0,
      next_at: now,
      reason: sql`nullif(${reason}, 'kept_as_file')`,
      waiting_since: sql`case when ${state} = 'waiting' then ${waiting_since} else ${now.toISOString()}::timestamptz end`,
    })
    .where(and(matching(filter), allowed))
    .returning({ id: deliveries.id });
  return rows.length;
}

/**
 * Cancels a delivery.
 * @returns undefined if the delivery was neither waiting nor failed
 */
export async function cancel(tx: Db, id: string): Promise<Delivery | undefined> {
  const delivery = await deliveryRows.find(tx, id);
  if (delivery) await lockSubject(tx, delivery);
  const open = { id, state: ["waiting", "failed"] } as const;
  return (await deliveryRows.update(tx, open, { state: "cancelled" })) as Delivery | undefined;
}
