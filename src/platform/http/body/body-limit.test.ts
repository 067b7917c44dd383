import { Hono } from "hono";
import { once } from "node:events";
import { Agent, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitBody } from "./body-limit.ts";
import { listen, stopListening } from "#delivery/listen/listen.ts";

let server: Server;
let url: string;
beforeAll(async () => {
  const app = new Hono()
    .use(limitBody(100, (c) => c.text("too large", 413)))
    .use("/unread", async (c) => c.text("not read", 403))
    .all("*", async (c) => c.text(`${c.req.method} ${await c.req.text()}`));
  server = await listen(
    { answer: app.fetch, onError: () => new Response() },
    { host: "localhost", port: 0 },
  );
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => stopListening(server, 0));

const send = async (method: string, body?: string | ReadableStream) => {
  const answer = await fetch(url, { method, body, ...(body ? { duplex: "half" } : {}) });
  return [answer.status, await answer.text()];
};
const inPieces = (...pieces: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

test("bodies up to the limit pass, with and without an announced length", async () => {
  expect(await send("POST", "x".repeat(100))).toEqual([200, `POST ${"x".repeat(100)}`]);
  expect(await send("PUT", inPieces("ab", "cd"))).toEqual([200, "PUT abcd"]);
  expect(await send("DELETE")).toEqual([200, "DELETE "]);
  expect(await send("POST")).toEqual([200, "POST "]);
  expect(await send("GET")).toEqual([200, "GET "]);
});

test("larger bodies are refused, with and without an announced length", async () => {
  expect(await send("POST", "x".repeat(101))).toEqual([413, "too large"]);
  expect(await send("POST", inPieces("x".repeat(60), "x".repeat(60)))).toEqual([413, "too large"]);
});

// A proxy uses a connection for several requests. The rest of a refused body must not be read as a new request.
test.each([
  ["/", 101, 413],
  ["/", 70_000, 413],
  ["/", 2_000_000, 413],
  ["/unread", 100, 403],
])(
  "after %s refuses %i bytes, the connection serves the next request",
  async (path, bytes, status) => {
    for (const announced of [true, false]) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const body = "x".repeat(bytes);
      expect(await post(agent, path, body, announced)).toBe(status);
      expect(await post(agent, "/", "next", true)).toBe(200);
      agent.destroy();
    }
  },
);

async function post(agent: Agent, path: string, body: string, announced: boolean): Promise<number> {
  const headers = announced
    ? { "content-length": body.length }
    : { "transfer-encoding": "chunked" };
  const outgoing = request(url + path.slice(1), { agent, method: "POST", headers });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  await text(incoming);
  return incoming.statusCode ?? 0;
}
