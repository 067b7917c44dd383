import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { deliveries } from "#platform/database/schema/mail.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { DeliveryReason, DeliveryState } from "#shared/deliveries.ts";
import type { DeliveriesQuery } from "../contract.ts";

export async function listOpen(db: Db, howMany: number): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.state, ["waiting", "sending", "failed"]))
    .orderBy(asc(deliveries.created_at))
    .limit(howMany);
}

export async function listFailed(db: Db, howMany: number): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(eq(deliveries.state, "failed"))
    .orderBy(desc(deliveries.created_at))
    .limit(howMany);
}

export async function countFailed(db: Db): Promise<number> {
  return db.$count(deliveries, eq(deliveries.state, "failed"));
}

export async function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id));
  return row;
}

export async function listDeliveries(
  db: Db,
  { state, after }: DeliveriesQuery,
  howMany: number,
): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(
      and(
        state && inArray(deliveries.state, state === "waiting" ? ["waiting", "sending"] : [state]),
        after &&
          sql`(${deliveries.created_at}, ${deliveries.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(deliveries.created_at), desc(deliveries.id))
    .limit(howMany);
}

/** Why all that are due wait, the mail server having failed; null: none is held up. */
export async function findHoldUp(db: Db): Promise<DeliveryReason | null> {
  const [row] = await db
    .select({ reason: deliveries.reason })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.state, ["waiting", "sending"]),
        isNotNull(deliveries.reason),
        lte(deliveries.next_at, deliveries.tried_at),
      ),
    )
    .orderBy(desc(deliveries.tried_at))
    .limit(1);
  return row?.reason ?? null;
}

export async function countByState(db: Db): Promise<Map<DeliveryState, number>> {
  const rows = await db
    .select({ state: deliveries.state, count: count() })
    .from(deliveries)
    .groupBy(deliveries.state);
  return new Map(rows.map((row) => [row.state, row.count]));
}

export async function countAlarms(db: Db, since: Date): Promise<number> {
  return db.$count(
    deliveries,
    and(eq(deliveries.kind, "mail_alarm"), gt(deliveries.created_at, since)),
  );
}

/** @param which default: all that wait or have failed @returns how many there were */
export async function requeue(
  db: Db,
  now: Date,
  { id, states = ["waiting", "failed"] }: { id?: string; states?: DeliveryState[] } = {},
): Promise<number> {
  const rows = await db
    .update(deliveries)
    .set({
      state: "waiting",
      attempts: 0,
      next_at: now,
      waiting_since: sql`case when ${deliveries.state} = 'failed' then ${now.toISOString()}::timestamptz else ${deliveries.waiting_since} end`,
    })
    .where(and(inArray(deliveries.state, states), id ? eq(deliveries.id, id) : undefined))
    .returning({ id: deliveries.id });
  return rows.length;
}

/** @returns false when it neither waited nor had failed */
export async function cancelDelivery(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(deliveries)
    .set({ state: "cancelled" })
    .where(and(eq(deliveries.id, id), inArray(deliveries.state, ["waiting", "failed"])))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}
