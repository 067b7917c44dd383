import { afterEach, expect, test, vi } from "vitest";
import type { ChatEvent, ChatTurn } from "../../contract.ts";
import { MAX_CONVERSATION_BYTES } from "../../limits.ts";
import { ask, fitting } from "./ask.ts";

afterEach(() => vi.unstubAllGlobals());

const turn = (content: string): ChatTurn => ({ role: "user", content });
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

test("a conversation is sent completely, however many turns it has", () => {
  const turns = Array.from({ length: 1000 }, (_, n) => turn(`${n}`));
  expect(fitting(turns, MAX_CONVERSATION_BYTES)).toEqual(turns);
});

test.each(["x", "ü", "日", "🙂", '"', "\n"])(
  "a long conversation is cut to the maximum size of a request, keeping the newest turns: %j",
  (character) => {
    const turns = Array.from({ length: 300 }, (_, n) => turn(`${n} ${character.repeat(1500)}`));
    const sent = fitting(turns, MAX_CONVERSATION_BYTES);
    expect(bytesOf(sent)).toBeLessThan(MAX_CONVERSATION_BYTES + 3);
    expect(sent.at(-1)).toBe(turns.at(-1));
    expect(sent.length).toBeGreaterThan(5);
  },
);

const REQUEST = { session_id: crypto.randomUUID(), page: "/", messages: [turn("Hello")] };

async function read(parts: string[], everyMs: number, signal = new AbortController().signal) {
  vi.stubGlobal("fetch", async (_: string, { signal: left }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        left?.addEventListener("abort", () => stream.error(left.reason));
        for (const [place, part] of parts.entries()) {
          setTimeout(() => stream.enqueue(new TextEncoder().encode(part)), place * everyMs);
        }
      },
    });
    return new Response(body);
  });
  const events: ChatEvent[] = [];
  try {
    for await (const event of ask(REQUEST, signal, 150)) events.push(event);
  } catch (error) {
    return { events, failed: (error as Error).name };
  }
  return { events };
}

test("comment lines of a server that is still working keep the request open", async () => {
  const parts = [...Array<string>(5).fill(": wait\n\n"), 'data: {"type":"end"}\n\n'];
  expect(await read(parts, 80)).toEqual({ events: [] });
});

test("a silent connection ends the answer, and the received text stays", async () => {
  expect(await read(['data: {"type":"text","text":"Hi"}\n\n'], 1)).toEqual({
    events: [{ type: "text", text: "Hi" }],
    failed: "NoAnswer",
  });
});

test("stopping the answer does not count as a connection failure", async () => {
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 30);
  expect(await read([": wait\n\n"], 1, leaving.signal)).toMatchObject({ failed: "AbortError" });
});
