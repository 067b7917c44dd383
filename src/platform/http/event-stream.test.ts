import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { eventStream } from "./event-stream.ts";

const END = { type: "end" };

async function* after(ms: number): AsyncGenerator<object, void> {
  await pause(ms);
  yield { type: "text", text: "Hi" };
  yield END;
}

test("comment lines keep an idle connection open, and the events then arrive complete", async () => {
  const stream = eventStream(after(250), new AbortController(), 50);
  const text = await new Response(stream).text();
  expect(text).toMatch(
    /^(?:: wait\n\n){2,}data: {"type":"text","text":"Hi"}\n\ndata: {"type":"end"}\n\n$/,
  );
});

test("a stream whose event is ready at once has no comment lines", async () => {
  const text = await new Response(eventStream(after(0), new AbortController(), 50)).text();
  expect(text).not.toContain("wait");
});

test("a client that disconnects while waiting ends the work", async () => {
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
