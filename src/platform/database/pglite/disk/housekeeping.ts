import type { PGlite } from "@electric-sql/pglite";
import { errorMessage } from "#shared/text/error-message.ts";
import { HYSTERESIS_BYTES, inMegabytes, RESERVE_BYTES, watchDiskSpace } from "./disk-space.ts";
import type { Notice } from "../pglite-protocol.ts";
import type { PgliteSession } from "../pglite-session.ts";
import { inQueue } from "../../../queue.ts";

type CheckpointLimits = {
  /** Bytes of write-ahead log after which a checkpoint is made in a quiet moment; after twice as many, at once. */
  walBytes: number;
  ageMs: number;
};

const CHECKPOINT_LIMITS: CheckpointLimits = {
  walBytes: 32 * 1024 * 1024,
  ageMs: 10 * 60 * 1000,
};

const WRITTEN = `select pg_current_wal_insert_lsn()::text as now,
  pg_wal_lsn_diff(pg_current_wal_insert_lsn(),
    coalesce($1::pg_lsn, (select redo_lsn from pg_control_checkpoint())))::float8 as bytes`;

/**
 * Makes checkpoints when they are due. PGlite itself makes none, and without them the write-ahead log would grow
 * without end.
 */
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
    async writeWhenDue({ active, quiet, now }: { active: boolean; quiet: boolean; now: number }) {
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

export type HousekeepingLimits = {
  checkpoint: CheckpointLimits;
  reserveBytes: number;
  /** Time in ms after the start in which the site may write its first rows even to a nearly full disk. */
  graceMs: number;
};

export const HOUSEKEEPING_LIMITS: HousekeepingLimits = {
  checkpoint: CHECKPOINT_LIMITS,
  reserveBytes: RESERVE_BYTES,
  graceMs: 10_000,
};

/** Pause in ms between two looks at the size of the write-ahead log. A busy database writes megabytes in this time. */
const LOOK_AT_LOG_MS = 100;
const LOOK_AT_DISK_MS = 1000;
const CHECKPOINT_AGAIN_MS = 60_000;

/** Flushes the write-ahead log to the disk. This also saves earlier commits that did not wait for the disk. */
const FLUSH_LOG = "select pg_logical_emit_message(false, 'flush', '', true)";

type Options = {
  database: Pick<PGlite, "query" | "exec">;
  session: Pick<PgliteSession, "turns" | "takeActivity" | "refuseWrites">;
  folder: string;
  limits: HousekeepingLimits;
  notify: (notice: Notice) => void;
};

/** Does what background processes do in a PostgreSQL server, such as checkpoints. */
export class Housekeeping {
  readonly #options: Options;
  readonly #lookAtDisk: ReturnType<typeof watchDiskSpace>;
  readonly #checkpoints: ReturnType<typeof createCheckpoints>;
  readonly #started = Date.now();
  #lastLook = 0;
  #lastFailure = 0;
  #unflushed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#lookAtDisk = watchDiskSpace(options.folder, options.limits.reserveBytes);
    this.#checkpoints = createCheckpoints(options.database, options.limits.checkpoint);
  }

  start(): void {
    const again = () =>
      setTimeout(() => void this.runOnce().finally(again), LOOK_AT_LOG_MS).unref();
    again();
  }

  runOnce(): Promise<void> {
    return inQueue(this.#options.session.turns, () => this.#housekeep());
  }

  async #housekeep(): Promise<void> {
    const { session, limits, database } = this.#options;
    const now = Date.now();
    const { any, relaxed } = session.takeActivity();
    this.#unflushed ||= relaxed;
    if (now - this.#lastLook >= LOOK_AT_DISK_MS) {
      this.#lastLook = now;
      if (now - this.#started >= limits.graceMs) await this.#checkDisk();
      if (this.#unflushed) await database.query(FLUSH_LOG);
      this.#unflushed = false;
    }
    await this.#checkpointAndFlush(any, now);
  }

  async #checkDisk(): Promise<void> {
    const { session, limits, notify } = this.#options;
    const { low, changed, free } = this.#lookAtDisk();
    if (!changed) return;
    await session.refuseWrites("full disk", low);
    notify({
      level: low ? "error" : "info",
      message: low
        ? "the disk is nearly full: nothing is written until there is room again"
        : "there is room on the disk again",
      details: {
        free: inMegabytes(free),
        needed: inMegabytes(limits.reserveBytes + (low ? HYSTERESIS_BYTES : 0)),
      },
    });
  }

  async #checkpointAndFlush(active: boolean, now: number): Promise<void> {
    if (now - this.#lastFailure < CHECKPOINT_AGAIN_MS) return;
    try {
      const quiet = this.#options.session.turns.waiting === 0;
      await this.#checkpoints.writeWhenDue({ active, quiet, now });
    } catch (error) {
      this.#lastFailure = now;
      const reason = errorMessage(error);
      this.#options.notify({ level: "error", message: "a checkpoint failed", details: { reason } });
    }
  }
}
