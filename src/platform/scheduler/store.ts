import { and, eq, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { rowsOf } from "../database/rows.ts";
import { schedules } from "../database/schema/operation.ts";

export const scheduleRows = rowsOf(schedules);

export type Schedule = typeof schedules.$inferSelect;

/** Stores new jobs, which wait for their next regular time, and deletes jobs that no longer exist. */
export async function synchronizeSchedules(
  db: Db,
  names: readonly string[],
  ran_at: Date,
): Promise<void> {
  await db.delete(schedules).where(notInArray(schedules.name, [...names]));
  const rows = names.map((name) => ({ name, ran_at }));
  await db.insert(schedules).values(rows).onConflictDoNothing();
}

/**
 * Corrects times of a job that were stored while the clock was ahead, because the job would otherwise not run for a
 * long time. A last run after `limit` becomes a run now. A `blocked_until` after `limit` becomes `limit`. If another
 * process has changed the times since they were read, they stay, so that no job runs twice.
 */
export async function correctTimes(
  db: Db,
  { name, ran_at, blocked_until }: Schedule,
  { now, limit }: { now: Date; limit: Date },
): Promise<void> {
  await scheduleRows.update(
    db,
    { name, ran_at, blocked_until },
    {
      ran_at: ran_at > limit ? now : ran_at,
      blocked_until: blocked_until && blocked_until > limit ? limit : blocked_until,
    },
  );
}

/** Takes a job for this process. @returns undefined if the job ran since `due`, or if another process has taken it */
export async function claim(
  db: Db,
  name: string,
  { due, now, until }: { due: Date; now: Date; until: Date },
): Promise<Schedule | undefined> {
  const isFree = or(isNull(schedules.blocked_until), lt(schedules.blocked_until, now));
  const next = db
    .select({ name: schedules.name })
    .from(schedules)
    .where(and(eq(schedules.name, name), lt(schedules.ran_at, due), isFree))
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(schedules)
    .set({ blocked_until: until })
    .where(eq(schedules.name, next))
    .returning();
  return row;
}

export async function extend(db: Db, name: readonly string[], until: Date): Promise<void> {
  await scheduleRows.updateAll(db, { name }, { blocked_until: until });
}

export async function markDone(db: Db, name: string, ran_at: Date): Promise<void> {
  await scheduleRows.update(db, { name }, { ran_at, blocked_until: null, failures: 0 });
}

/** @param change - `blocked_until`: time of the next attempt; if null, the job waits for its next regular time */
export async function markFailed(
  db: Db,
  name: string,
  change: { blocked_until: Date } | { blocked_until: null; ran_at: Date },
): Promise<void> {
  const failures = sql`${schedules.failures} + 1`;
  await scheduleRows.update(db, { name }, { ...change, failures });
}

/**
 * Ends the leases of all jobs. The caller must have just started, and must be the only process that uses the database.
 */
export async function freeAll(db: Db): Promise<void> {
  await db.update(schedules).set({ blocked_until: null });
}
