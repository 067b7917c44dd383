import { once } from "node:events";
import { Agent, request as ask, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { OperatorError } from "#platform/program/operator-error.ts";
import { listen, TIMEOUTS, stopListening } from "./listen.ts";
import { checkHost } from "./listen-on.ts";
import type { CacheLayer } from "../cache/cache-layer.ts";

type Front = Pick<CacheLayer, "answer" | "onError">;

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const SECRET = "connect ECONNREFUSED 10.0.0.7:5432";

const FRONT: Front = {
  answer: (request) =>
    request.text().then(
      (body) => new Response(`got ${body.length}`),
      () => new Response("cut", { status: 400 }),
    ),
  onError: () =>
    Response.json({ error: "In our words." }, { status: 500, headers: { "X-Ours": "1" } }),
};

/** Sends `first`, and then `more` every 20 ms until the server closes the connection. @returns the server's answer */
async function dawdle(front: Front, first: string, more: string): Promise<string> {
  const timeouts = { ...TIMEOUTS, headersMs: 150, requestMs: 300, checkMs: 20 };
  const server = await listen(front, { host: "127.0.0.1", port: 0, timeouts });
  stop = () => stopListening(server, 0);
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(first);
  const dripping = setInterval(() => socket.writable && socket.write(more), 20);
  // The test expects the server to close the connection. Writing then fails, so the error is ignored.
  await new Promise((closed) => socket.once("close", closed));
  clearInterval(dripping);
  return received;
}

test("a client that does not finish its headers is disconnected", async () => {
  expect(await dawdle(FRONT, "GET / HTTP/1.1\r\nHost: a\r\n", "X-Slow: 1\r\n")).toMatch(
    /^HTTP\/1\.1 408/,
  );
});

test("a client that does not finish its body is disconnected", async () => {
  const head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n";
  expect(await dawdle(FRONT, head, "a")).not.toContain("got");
});

test("the time limits leave visitors on a slow network enough time, and soon end idle connections", () => {
  expect(TIMEOUTS.headersMs).toBeGreaterThanOrEqual(5000);
  expect(TIMEOUTS.headersMs + TIMEOUTS.checkMs).toBeLessThanOrEqual(15_000);
  expect(TIMEOUTS.requestMs).toBeGreaterThanOrEqual(20_000);
  expect(TIMEOUTS.requestMs + TIMEOUTS.checkMs).toBeLessThanOrEqual(30_000);
});

test.each([
  ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
  ["a target that is none", "GET /a\\b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
  ["an empty host", "GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n"],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
])("%s is a bad request, in a sentence and under the security headers", async (_, request) => {
  const answer = await dawdle(FRONT, request, "");
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
  expect(answer).toMatch(/\{"error":"[^"]+"\}/);
});

test("a request with an unknown Expect header is refused in a sentence", async () => {
  const request = "POST / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n";
  const answer = await dawdle(FRONT, request, "");
  expect(answer).toMatch(/^HTTP\/1\.1 417/);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
  expect(answer).toMatch(/\{"error":"[^"]+"\}/);
});

const GET = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
const failing = () => new ReadableStream({ pull: () => Promise.reject(new Error(SECRET)) });

test.each<[string, Partial<Front>]>([
  ["that cannot be made", { answer: () => Promise.reject(new Error(SECRET)) }],
  ["that breaks off before it begins", { answer: () => new Response(failing()) }],
])("an answer %s becomes an error in the site's own words", async (_, part) => {
  const answer = await dawdle({ ...FRONT, ...part }, GET, "");
  expect(answer).toMatch(/^HTTP\/1\.1 500/);
  expect(answer).toMatch(/x-ours: 1/i);
  expect(answer).toContain('{"error":"In our words."}');
  expect(answer).not.toContain("ECONN");
});

test.each(["text/event-stream", "text/csv; charset=utf-8"])(
  "a stream (%s) that fails is cut off, and the visitor does not see the error",
  async (type) => {
    const failed: unknown[] = [];
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode("data: one\n\n")),
      pull: () => Promise.reject(new Error(SECRET)),
    });
    const headers = { "Content-Type": type };
    const front: Front = {
      ...FRONT,
      answer: () => new Response(body, { headers }),
      onError: (error) => {
        failed.push(error);
        return new Response();
      },
    };
    const answer = await dawdle(front, GET, "");
    expect(answer).toContain("data: one");
    // A chunk of length 0 at the end would mark the answer as complete.
    expect(answer).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(answer).not.toContain("ECONN");
    expect(failed).toMatchObject([{ message: SECRET }]);
  },
);

test("if the port is taken, or HOST belongs to another machine, the start says so in a sentence", async () => {
  const server = await listen(FRONT, { host: "127.0.0.1", port: 0 });
  stop = () => stopListening(server, 0);
  const { port } = server.address() as AddressInfo;
  await expect(listen(FRONT, { host: "127.0.0.1", port })).rejects.toThrow(
    new OperatorError(
      `The site cannot listen on 127.0.0.1, port ${port}: another program does, perhaps this site itself. Stop that one first, or set PORT to another number.`,
    ),
  );
  await expect(listen(FRONT, { host: "192.0.2.1", port: 0 })).rejects.toThrow(OperatorError);
  await expect(checkHost({ host: "192.0.2.1" })).rejects.toThrow(
    "The site cannot listen on 192.0.2.1: that is no address of this machine. Please mend HOST.",
  );
  await expect(checkHost({ host: "127.0.0.1" })).resolves.toBeUndefined();
});

test("a connection that is open when the server stops may send one more request, and is closed after its answer", async () => {
  const server = await listen(FRONT, { host: "127.0.0.1", port: 0 });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const send = async () => {
    const outgoing = ask({ host: "127.0.0.1", port, agent, method: "POST" }).end("a");
    const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return answer.headers.connection;
  };
  expect(await send()).toBe("keep-alive");
  const stopped = stopListening(server, 5000, 2000);
  await expect.poll(() => server.listening).toBe(false);
  expect(await send()).toBe("close");
  await expect(send()).rejects.toThrow(/ECONNREFUSED/);
  // The server stops at once, without waiting for its next check of idle connections.
  await stopped;
});

test("a connection that sends nothing more is closed in time", async () => {
  const server = await listen(FRONT, { host: "127.0.0.1", port: 0 });
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const closed = once(socket, "close");
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "data");
  await stopListening(server, 60_000, 20);
  expect(await closed).toEqual([false]);
});
