import type { CheckupAnswer, CheckupRequest } from "../contract.ts";

type Question = CheckupRequest extends infer One
  ? One extends CheckupRequest
    ? Omit<One, "id">
    : never
  : never;

export type CheckupClient = {
  /** Asks the worker. Rejects when the worker cannot be started. */
  ask: (question: Question) => Promise<CheckupAnswer>;
  stop: () => void;
};

/** Starts the worker: one file that holds the check-up and the facts about n8n's nodes. */
export function startCheckup(): CheckupClient {
  const worker = new Worker(new URL("./checkup-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: CheckupAnswer) => void>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<CheckupAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener("error", () => {
    for (const [id, answer] of waiting) answer({ id, type: "failed" });
    waiting.clear();
  });
  return {
    ask: (question) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ ...question, id: last });
      }),
    stop: () => worker.terminate(),
  };
}
