import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { deliveries } from "#platform/database/schema.ts";
import type { Delivery } from "#platform/deliveries/store.ts";

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

/** @param id of one, else all @returns how many there were */
export async function requeue(db: Db, now: Date, id?: string): Promise<number> {
  const rows = await db
    .update(deliveries)
    .set({
      state: "waiting",
      attempts: 0,
      next_at: now,
      waiting_since: sql`case when ${deliveries.state} = 'failed' then ${now.toISOString()}::timestamptz else ${deliveries.waiting_since} end`,
    })
    .where(
      and(inArray(deliveries.state, ["waiting", "failed"]), id ? eq(deliveries.id, id) : undefined),
    )
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
