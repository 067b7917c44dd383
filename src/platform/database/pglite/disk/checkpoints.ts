import type { PGlite } from "@electric-sql/pglite";

export type CheckpointLimits = {
  /** Above this, a checkpoint is made at the next quiet moment; above twice as much, at once. */
  walBytes: number;
  ageMs: number;
};

export const CHECKPOINT_LIMITS: CheckpointLimits = {
  walBytes: 32 * 1024 * 1024,
  ageMs: 10 * 60 * 1000,
};

const WRITTEN = `select pg_current_wal_insert_lsn()::text as now,
  pg_wal_lsn_diff(pg_current_wal_insert_lsn(),
    coalesce($1::pg_lsn, (select redo_lsn from pg_control_checkpoint())))::float8 as bytes`;

/** PGlite makes no checkpoints: the log would grow for ever, and so would recovery after a crash. */
export function createCheckpoints(
  database: Pick<PGlite, "query" | "exec">,
  { walBytes, ageMs }: CheckpointLimits,
) {
  let last: string | undefined;
  let written = 0;
  let firstWrite: number | undefined;
  const measure = async () => {
    const { rows } = await database.query<{ now: string; bytes: number }>(WRITTEN, [last]);
    written = rows[0]?.bytes ?? 0;
    return rows[0]?.now;
  };
  return {
    async tend({ active, quiet, now }: { active: boolean; quiet: boolean; now: number }) {
      if (active) await measure();
      if (written > 0) firstWrite ??= now;
      const due =
        written >= 2 * walBytes ||
        (written >= walBytes && quiet) ||
        (firstWrite !== undefined && now - firstWrite >= ageMs);
      if (!due) return;
      await database.exec("checkpoint");
      last = await measure();
      written = 0;
      firstWrite = undefined;
    },
  };
}
