import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { CacheLayer } from "../cache/cache-layer.ts";
import { listen, TIMEOUTS, stopListening } from "./listen.ts";

/** More bytes than the operating system buffers for a connection. */
const MANY_BYTES = 64 * 1024 * 1024;
const STALL_MS = 1000;

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function open(answer: CacheLayer["answer"]): Promise<{ server: Server; socket: Socket }> {
  const front: Pick<CacheLayer, "answer" | "onError"> = {
    answer,
    onError: () => new Response(null, { status: 500 }),
  };
  const timeouts = { ...TIMEOUTS, checkMs: 20, stallMs: STALL_MS };
  const server = await listen(front, { host: "127.0.0.1", port: 0, timeouts });
  stop = () => stopListening(server, 0);
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  return { server, socket };
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
const wait = (ms: number) => new Promise((later) => setTimeout(later, ms));

test("a client that stops reading an answer is disconnected", { tags: ["slow"] }, async () => {
  const { server } = await open(() => new Response(new Uint8Array(MANY_BYTES)));
  await expect.poll(() => connections(server)).toBe(0);
});

test(
  "a client that stops reading a stream is disconnected, and the work behind the stream ends",
  { tags: ["slow"] },
  async () => {
    let cancelled = false;
    const { server } = await open(() => {
      const body = new ReadableStream<Uint8Array>({
        pull: (stream) => stream.enqueue(new Uint8Array(256 * 1024)),
        cancel: () => void (cancelled = true),
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    });
    await expect.poll(() => connections(server)).toBe(0);
    await expect.poll(() => cancelled).toBe(true);
  },
);

test("the work behind a stream ends if the client disconnects before the answer begins", async () => {
  let cancelled = false;
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const { server, socket } = await open(async () => {
    asked.resolve();
    await left.promise;
    const body = new ReadableStream<Uint8Array>({ cancel: () => void (cancelled = true) });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  });
  await asked.promise;
  socket.destroy();
  await expect.poll(() => connections(server)).toBe(0);
  left.resolve();
  await expect.poll(() => cancelled).toBe(true);
});

test("a slow reader gets the complete answer", { tags: ["slow"] }, async () => {
  const { socket } = await open(() => new Response(new Uint8Array(MANY_BYTES)));
  let got = 0;
  while (got < MANY_BYTES) {
    await wait(STALL_MS / 10);
    // Reads 4 MB in each round, several times what the operating system buffers, so the server notices the reading.
    for (let part = 0; part < 4 * 1024 * 1024 && got < MANY_BYTES;) {
      const chunk = socket.read() as Buffer | null;
      if (!chunk) await Promise.race([once(socket, "readable"), once(socket, "close")]);
      part += chunk?.length ?? 0;
      got += chunk?.length ?? 0;
      if (socket.destroyed) throw new Error(`hung up on after ${got} bytes`);
    }
  }
  expect(got).toBeGreaterThanOrEqual(MANY_BYTES);
});

test(
  "a stream that sends nothing for a while is not disconnected",
  { tags: ["slow"] },
  async () => {
    const { socket } = await open(() => {
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        async start(stream) {
          stream.enqueue(encoder.encode("data: thinking\n\n"));
          await wait(2 * STALL_MS);
          stream.enqueue(encoder.encode("data: done\n\n"));
          stream.close();
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    });
    let received = "";
    socket.on("data", (chunk: Buffer) => (received += String(chunk)));
    socket.resume();
    await expect.poll(() => received).toContain("data: done");
  },
);

test("a connection that stays idle after its answer is closed", async () => {
  const { server, socket } = await open(() => new Response("done"));
  server.keepAliveTimeout = STALL_MS / 10;
  socket.resume();
  await once(socket, "data");
  await expect.poll(() => connections(server)).toBe(0);
});

test("a client need not read faster than a bad line allows", () => {
  expect(TIMEOUTS.stallMs).toBe(30_000);
});
