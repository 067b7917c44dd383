import type { CheckupAnswer, CheckupQuestion, CheckupRequest } from "../contract.ts";

export type CheckupClient = {
  /**
   * Sends a question to the worker. A new check ends all earlier questions that the worker has not answered yet: their
   * answers have the type "failed". If the worker could not be loaded, or stopped at an error, it is started again
   * first.
   */
  ask: (question: CheckupQuestion) => Promise<CheckupAnswer>;
  stop: () => void;
};

/** Time in ms after which an unanswered question fails. Even the largest real workflows take less than a second. */
const MAX_WAIT_MS = 15_000;

export function startCheckup(): CheckupClient {
  const waiting = new Map<number, (answer: CheckupAnswer) => void>();
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBroken = false;
  const start = () => {
    const started = new Worker(new URL("./checkup-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<CheckupAnswer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
      if (waiting.size === 0) clearTimeout(timer);
    });
    started.addEventListener("error", () => {
      isBroken = true;
      fail({});
    });
    return started;
  };
  const fail = (reason: { slow?: true }) => {
    for (const [id, answer] of waiting) answer({ id, type: "failed", ...reason });
    waiting.clear();
    clearTimeout(timer);
  };
  const restart = (reason: { slow?: true }) => {
    worker.terminate();
    fail(reason);
    isBroken = false;
    worker = start();
  };
  let worker = start();
  return {
    ask: (question) =>
      new Promise((resolve) => {
        if ((waiting.size > 0 && question.type === "check") || isBroken) restart({});
        last += 1;
        waiting.set(last, resolve);
        clearTimeout(timer);
        timer = setTimeout(() => restart({ slow: true }), MAX_WAIT_MS);
        worker.postMessage({ ...question, id: last } satisfies CheckupRequest);
      }),
    stop: () => {
      clearTimeout(timer);
      worker.terminate();
    },
  };
}
