import { isMainThread, type Worker } from "node:worker_threads";

/*
 * A server loads this module by `--import`. SIGUSR2 ends the thread that it started last, that of its embedded
 * database.
 */
if (isMainThread) {
  let last: Worker | undefined;
  process.on("worker", (worker) => (last = worker));
  process.on("SIGUSR2", () => void last?.terminate());
}
