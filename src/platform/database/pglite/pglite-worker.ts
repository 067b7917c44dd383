import { parentPort, workerData } from "node:worker_threads";
import { answerPort } from "./answer-port.ts";
import { DurableFileSystem } from "./disk/durable-file-system.ts";
import { Housekeeping, type HousekeepingLimits } from "./disk/housekeeping.ts";
import { openLite } from "./pglite-open.ts";
import { freeMemory } from "../../program/small-process.ts";
import type { FromThread } from "./pglite-protocol.ts";
import { PgliteSession } from "./pglite-session.ts";

/* Runs PGlite in a thread, because a slow query in the main thread would block every request. */

/** Time in ms after which this thread frees the memory that opening and filling the database left in its heap. */
const FREE_MEMORY_DELAY_MS = 12_000;

export type WorkerData = { folder: string; limits: HousekeepingLimits };

const port = parentPort;
if (!port) throw new Error("pglite-worker.ts runs in a worker thread only");
const post = (message: FromThread) => port.postMessage(message);

const { folder, limits } = workerData as WorkerData;
const database = await openLite({
  fs: new DurableFileSystem(folder),
  onDeath(reason) {
    post({ dying: reason });
    process.exit(1);
  },
});
const session = new PgliteSession(database, { folder });
new Housekeeping({
  database,
  session,
  folder,
  limits,
  notify: (notice) => post({ notice }),
}).start();
answerPort(port, (request) => session.answer(request));
post({ ready: true });
setTimeout(freeMemory, FREE_MEMORY_DELAY_MS).unref();
