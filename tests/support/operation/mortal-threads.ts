import { isMainThread, type Worker } from "node:worker_threads";

/*
 * Loaded into a server before its own code (`--import`): SIGUSR2 ends the thread it started last,
 * which is the one of its embedded database.
 */
if (isMainThread) {
  let last: Worker | undefined;
  process.on("worker", (worker) => (last = worker));
  process.on("SIGUSR2", () => void last?.terminate());
}
