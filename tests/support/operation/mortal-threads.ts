import { isMainThread, type Worker } from "node:worker_threads";

/* `--import`ed by a server: SIGUSR2 ends the thread that it started last, which is its embedded database's. */
if (isMainThread) {
  let last: Worker | undefined;
  process.on("worker", (worker) => (last = worker));
  process.on("SIGUSR2", () => void last?.terminate());
}
