import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { eventStream } from "./event-stream.ts";

const END = { type: "end" };

async function* after(ms: number): AsyncGenerator<object, void> {
  await pause(ms);
  yield { type: "text", text: "Hi" };
  yield END;
}

test("while nothing is there to be said, comment lines keep the connection; then the events come whole", async () => {
  const stream = eventStream(after(250), new AbortController(), 50);
  const text = await new Response(stream).text();
  expect(text).toMatch(
    /^(?:: wait\n\n){2,}data: {"type":"text","text":"Hi"}\n\ndata: {"type":"end"}\n\n$/,
  );
});

test("an answer that is there at once has no comments in it", async () => {
  const text = await new Response(eventStream(after(0), new AbortController(), 50)).text();
  expect(text).not.toContain("wait");
});

test("whoever leaves while waiting ends the work", async () => {
  const leaving = new AbortController();
  const ended = new Promise((resolve) => leaving.signal.addEventListener("abort", resolve));
  async function* forever(): AsyncGenerator<object, void> {
    await ended;
    yield END;
  }
  const reader = eventStream(forever(), leaving, 20).getReader();
  await reader.read();
  await reader.cancel();
  expect(leaving.signal.aborted).toBe(true);
});
