import { isMainThread, type Worker } from "node:worker_threads";

/*
 * A server loads this module by `--import`. SIGUSR2 then ends the thread that the server started last. This is the
 * thread of its embedded database.
 */
if (isMainThread) {
  let last: Worker | undefined;
  process.on("worker", (worker) => (last = worker));
  process.on("SIGUSR2", () => void last?.terminate());
}
