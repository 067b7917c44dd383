import type { Extensions, PGlite } from "@electric-sql/pglite";
import type { Database } from "#platform/database/database.ts";
import type { DurableFileSystem } from "#platform/database/pglite/disk/durable-file-system.ts";
import { embedded } from "#platform/database/embedded/embedded.ts";
import { Housekeeping, HOUSEKEEPING_LIMITS } from "#platform/database/pglite/disk/housekeeping.ts";
import { clientOf } from "#platform/database/pglite/pglite-client.ts";
import { openLite } from "#platform/database/pglite/pglite-open.ts";
import { PgliteSession } from "#platform/database/pglite/pglite-session.ts";

export type InProcess = {
  lite: PGlite;
  database: Database;
  /**
   * Runs the housekeeping of the database, which the site runs every second. Here each megabyte of WAL causes a
   * checkpoint.
   */
  housekeep: () => Promise<void>;
};

type Options = { startParams?: string[]; extensions?: Extensions };

/** Opens a recorded database in this thread. @throws Error if the folder does not open */
export async function openInProcess(
  fs: DurableFileSystem,
  folder: string,
  options: Options = {},
): Promise<InProcess> {
  const lite = await openLite({
    fs,
    onDeath: (reason) => {
      throw new Error(reason);
    },
    ...options,
  });
  const session = new PgliteSession(lite);
  const thread = {
    ask: session.answer.bind(session),
    died: new Promise<never>(() => undefined),
    end: async () => void (await session.answer({ id: 0, do: "close" })),
  };
  const client = clientOf({ thread: () => thread, close: thread.end });
  const limits = {
    ...HOUSEKEEPING_LIMITS,
    reserveBytes: 0,
    checkpoint: { walBytes: 1024 * 1024, ageMs: 60_000 },
  };
  const housekeeping = new Housekeeping({
    database: lite,
    session,
    folder,
    limits,
    notify: ({ message, details }) => {
      throw new Error(`${message}: ${JSON.stringify(details)}`);
    },
  });
  return {
    lite,
    database: await embedded(client, () => undefined),
    housekeep: () => housekeeping.runOnce(),
  };
}
