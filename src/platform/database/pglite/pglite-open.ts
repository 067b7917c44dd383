import { PGlite, type Extension, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import {
  FLUSH_SETTINGS,
  START_PARAMETERS,
  type DurableFileSystem,
} from "./disk/durable-file-system.ts";

/** PGlite throws this exit status after an ordinary error of a statement. PostgreSQL then goes on. */
const BACK_TO_MAIN_LOOP = 100;

type Engine = Record<"_PostgresMainLoopOnce" | "_PostgresMainLongJmp", () => void>;

/**
 * @param onDeath - called when PostgreSQL has stopped, or when the memory of PGlite can no longer be trusted
 * @param startParams - PostgreSQL's command line
 */
export async function openLite({
  fs,
  onDeath,
  extensions,
  startParams = START_PARAMETERS,
}: Pick<PGliteOptions, "extensions" | "startParams"> & {
  fs: DurableFileSystem;
  onDeath: (reason: string) => void;
}): Promise<PGlite> {
  let lastWords = "";
  const watched: Extension = {
    name: "watched",
    setup: async (_, emscriptenOpts: object) => ({
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: () => onDeath(lastWords || "the engine stopped"),
      },
    }),
  };
  const database = await PGlite.create({
    fs,
    startParams,
    postgresqlconf: [
      // PGlite allocates all memory that these settings reserve, so they are low. Only the number of locks is high,
      // because a migration may lock every table.
      "shared_buffers = 8MB",
      "max_connections = 10",
      "max_locks_per_transaction = 256",
      "autovacuum_worker_slots = 1",
      "max_wal_size = 64MB",
      "min_wal_size = 32MB",
      ...FLUSH_SETTINGS,
    ],
    onStderr(line) {
      lastWords = /\b(?:PANIC|FATAL): +(.*)/.exec(line)?.[1] ?? lastWords;
      return false;
    },
    extensions: { pg_trgm, watched, ...extensions },
  }).catch((error: unknown) => {
    // Throws PostgreSQL's last message instead, because PGlite's own error says only that opening failed.
    throw lastWords ? new Error(lastWords, { cause: error }) : error;
  });
  // By default, PostgreSQL reuses old files of its write-ahead log. Erased data would stay in them.
  await database.exec("set wal_recycle = off");
  fs.opened();
  endAtForeignErrors(database, onDeath);
  return database;
}

/**
 * Ends the database at an error that does not come from PostgreSQL, such as a stack overflow. PGlite would swallow it:
 * the statement would seem to succeed, and its locks would stay.
 */
function endAtForeignErrors(database: PGlite, onDeath: (reason: string) => void): void {
  const engine = database.Module as unknown as Engine;
  for (const name of ["_PostgresMainLoopOnce", "_PostgresMainLongJmp"] as const) {
    const run = engine[name];
    engine[name] = () => {
      try {
        run();
      } catch (error) {
        const { status } = error as { status?: unknown };
        if (status !== BACK_TO_MAIN_LOOP) onDeath(String(error));
        throw error;
      }
    };
  }
}
