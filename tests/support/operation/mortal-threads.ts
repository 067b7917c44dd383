import { isMainThread, type Worker } from "node:worker_threads";

/*
 * A server loads this module by `--import`. The signal SIGUSR2 then ends the server's newest thread, in which its
 * embedded database runs.
 */
if (isMainThread) {
  let last: Worker | undefined;
  process.on("worker", (worker) => (last = worker));
  process.on("SIGUSR2", () => void last?.terminate());
}
