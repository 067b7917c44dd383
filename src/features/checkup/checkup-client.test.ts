import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startCheckup } from "./ui/checkup-client.ts";

class SilentWorker extends EventTarget {
  static readonly started: SilentWorker[] = [];
  questions: { id: number }[] = [];
  isStopped = false;
  constructor() {
    super();
    SilentWorker.started.push(this);
  }
  postMessage(question: { id: number }) {
    this.questions.push(question);
  }
  terminate() {
    this.isStopped = true;
  }
  answer(place = -1) {
    const id = this.questions.at(place)?.id;
    this.dispatchEvent(new MessageEvent("message", { data: { id, type: "mended" } }));
  }
}

beforeEach(() => {
  SilentWorker.started.length = 0;
  vi.stubGlobal("Worker", SilentWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const QUESTION = { type: "check" } as const;

test("a worker that does not answer within 15 seconds is stopped, and the next question gets a new one", async () => {
  const client = startCheckup();
  const first = client.ask({ ...QUESTION, texts: [{ text: "a" }] });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(SilentWorker.started[0]?.isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toMatchObject({ type: "failed", slow: true });
  expect(SilentWorker.started.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  const second = client.ask({ ...QUESTION, texts: [{ text: "b" }] });
  SilentWorker.started[1]?.answer();
  expect(await second).toMatchObject({ type: "mended" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(SilentWorker.started).toHaveLength(2);
});

test("a question that comes while the worker is busy stops the worker, so that nothing of the first arrives", async () => {
  const client = startCheckup();
  const first = client.ask({ ...QUESTION, texts: [{ text: "a" }] });
  const second = client.ask({ ...QUESTION, texts: [{ text: "b" }] });
  expect(await first).toMatchObject({ type: "failed" });
  expect(await first).not.toHaveProperty("slow");
  SilentWorker.started[1]?.answer();
  expect(await second).toMatchObject({ type: "mended" });
  client.stop();
  expect(SilentWorker.started[1]?.isStopped).toBe(true);
});

test("a second press on the repair does not stop the worker, which knows the checked workflows", async () => {
  const client = startCheckup();
  const mend = { type: "mend" as const, index: 0, rules: [] };
  const answers = Promise.all([client.ask(mend), client.ask(mend)]);
  expect(SilentWorker.started).toHaveLength(1);
  for (const place of [0, 1]) SilentWorker.started[0]?.answer(place);
  expect(await answers).toMatchObject([{ type: "mended" }, { type: "mended" }]);
});

test("a worker that could not be loaded is replaced at the next question", async () => {
  const client = startCheckup();
  SilentWorker.started[0]?.dispatchEvent(new Event("error"));
  const asked = client.ask({ ...QUESTION, texts: [{ text: "a" }] });
  expect(SilentWorker.started.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  SilentWorker.started[1]?.dispatchEvent(new Event("error"));
  expect(await asked).toEqual({ id: 1, type: "failed" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(SilentWorker.started).toHaveLength(2);
});
