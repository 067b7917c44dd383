import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  lte,
  min,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { DeliveryKind, DeliveryReason } from "#shared/deliveries.ts";
import type { Db } from "../database/database.ts";
import { deliveries } from "../database/schema/mail.ts";

export type Delivery = typeof deliveries.$inferSelect;
/** Until the lease runs out, nobody else sends it. */
export type Leased = Delivery & { leased_until: Date };

export async function insertDelivery(
  db: Db,
  delivery: typeof deliveries.$inferInsert,
): Promise<void> {
  await db.insert(deliveries).values(delivery);
}

/** What waits, is being sent, or was given up; of other states there are many rows. */
export async function countUnsent(db: Db): Promise<{ state: string; total: number }[]> {
  return db
    .select({ state: deliveries.state, total: count() })
    .from(deliveries)
    .where(inArray(deliveries.state, ["waiting", "sending", "failed"]))
    .groupBy(deliveries.state);
}

/** Takes over expired leases, whose process has died, but none of its own: clocks jump. */
export async function leaseNext(
  db: Db,
  now: Date,
  leased_until: Date,
  inFlight: readonly string[],
): Promise<Leased | undefined> {
  const due = or(
    and(eq(deliveries.state, "waiting"), lte(deliveries.next_at, now)),
    and(eq(deliveries.state, "sending"), lt(deliveries.leased_until, now)),
  );
  const next = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.state, ["waiting", "sending"]),
        due,
        inFlight.length > 0 ? notInArray(deliveries.id, [...inFlight]) : undefined,
      ),
    )
    .orderBy(asc(deliveries.priority), asc(deliveries.next_at))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(deliveries)
    .set({ state: "sending", leased_until })
    // Not `in`: the subquery could then be run, and lock, more than once.
    .where(eq(deliveries.id, next))
    .returning();
  return row && { ...row, leased_until };
}

/** Also when the lease has run out: what has left must not leave again. @returns false when the mail is gone */
export async function markSent(
  db: Db,
  { id }: Leased,
  { recipient, at, kept }: { recipient: string; at: Date; kept: boolean },
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
      reason: kept ? "kept_as_file" : null,
      last_code: null,
      last_error: null,
    })
    .where(and(eq(deliveries.id, id), ne(deliveries.state, "sent")))
    .returning({ id: deliveries.id });
  return rows.length > 0 || (await db.$count(deliveries, eq(deliveries.id, id))) > 0;
}

/** @returns false, without effect, when the lease has run out and somebody else has taken over */
export async function endLease(
  db: Db,
  { id, leased_until }: Leased,
  change: Partial<
    Pick<
      Delivery,
      "state" | "attempts" | "next_at" | "tried_at" | "reason" | "last_code" | "last_error"
    >
  >,
): Promise<boolean> {
  const rows = await db
    .update(deliveries)
    .set({ ...change, leased_until: null })
    .where(and(eq(deliveries.id, id), eq(deliveries.leased_until, leased_until)))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

export async function cancelExpired(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(deliveries)
    .set({ state: "cancelled", reason: "expired" })
    .where(and(eq(deliveries.state, "waiting"), lte(deliveries.expires_at, now)))
    .returning({ id: deliveries.id });
  return rows.length;
}

/** For a process that is the only one and has just started. */
export async function releaseAll(db: Db): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: "waiting", leased_until: null })
    .where(eq(deliveries.state, "sending"));
}

export type Trouble = { count: number; since: Date; reason: DeliveryReason | null };

export async function findOverdue(db: Db, before: Date): Promise<Trouble | undefined> {
  const open = inArray(deliveries.state, ["waiting", "sending"]);
  const [found] = await db
    .select({ count: count(), since: min(deliveries.waiting_since) })
    .from(deliveries)
    .where(and(open, lt(deliveries.waiting_since, before)));
  if (!found?.since) return undefined;
  // While no mail gets through, one that waits is tried for all.
  const [tried] = await db
    .select({ reason: deliveries.reason })
    .from(deliveries)
    .where(open)
    .orderBy(sql`${deliveries.tried_at} desc nulls last`)
    .limit(1);
  return { count: found.count, since: found.since, reason: tried?.reason ?? null };
}

/** One that nobody has tried to send: what it will tell may still change. Locks it. @returns its id */
export async function findUntried(
  tx: Db,
  kind: DeliveryKind,
  which: SQL,
): Promise<string | undefined> {
  const untried = [eq(deliveries.state, "waiting"), isNull(deliveries.tried_at)];
  const [row] = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.kind, kind), ...untried, which))
    .limit(1)
    .for("update", { skipLocked: true });
  return row?.id;
}

/** @param harmless kinds that do not count when only their recipient is unknown */
export async function findFailed(
  db: Db,
  harmless: readonly DeliveryKind[],
): Promise<Trouble | undefined> {
  const failed = and(
    eq(deliveries.state, "failed"),
    or(
      sql`${deliveries.reason} is distinct from 'recipient_unknown'`,
      notInArray(deliveries.kind, [...harmless]),
    ),
  );
  const [found] = await db
    .select({ count: count(), since: min(deliveries.tried_at) })
    .from(deliveries)
    .where(failed);
  if (!found?.since) return undefined;
  const [newest] = await db
    .select({ reason: deliveries.reason })
    .from(deliveries)
    .where(failed)
    .orderBy(desc(deliveries.tried_at))
    .limit(1);
  return { count: found.count, since: found.since, reason: newest?.reason ?? null };
}
