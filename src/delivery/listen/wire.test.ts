import { once } from "node:events";
import { METHODS, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen, stopListening, TIMEOUTS } from "./listen.ts";

/* In these tests, clients send all kinds of bytes on many connections, and disconnect at any moment. */

const CONNECTIONS = 2000;
const AT_ONCE = 250;

let server: Server;
let answering = 0;
let most = 0;
const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);

beforeEach(async () => {
  answering = most = 0;
  uncaught.length = 0;
  process.on("uncaughtException", note);
  const timeouts = { headersMs: 300, requestMs: 400, checkMs: 20, stallMs: 400 };
  server = await listen(
    {
      async answer(request) {
        most = Math.max(most, (answering += 1));
        await request.text().catch(() => "");
        answering -= 1;
        return new Response("x".repeat(200_000));
      },
      onError: () => new Response(null, { status: 500 }),
    },
    { host: "127.0.0.1", port: 0, timeouts: { ...TIMEOUTS, ...timeouts } },
  );
});
afterEach(async () => {
  process.off("uncaughtException", note);
  await stopListening(server, 0);
});

type Visit = {
  requests: string;
  /** Fraction of the bytes of the request, from 0 to 1, that the client sends before it leaves. */
  share: number;
  leaves: "resets" | "resets soon" | "ends" | "closes" | "stays";
};

const line = fc
  .tuple(
    fc.constantFrom(...METHODS, "CONNECT", "CONNECT", "BREW", "get", ""),
    fc.constantFrom("/", "*", "a:1", "http://a/", "//", "/?q=%00", `/${"a".repeat(20_000)}`, ""),
    fc.constantFrom("HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", "RTSP/1.0"),
  )
  .map((parts) => parts.join(" "));
const header = fc.constantFrom(
  "Host: a",
  "Host: a",
  "Connection: close",
  "Connection: Upgrade\r\nUpgrade: websocket",
  "Upgrade: h2c",
  "Expect: 100-continue",
  "Expect: a cup of tea",
  "Content-Length: 5",
  "Content-Length: 500000",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip",
  "Host : b",
  ": b",
  "X: \u0000",
  `X: ${"a".repeat(20_000)}`,
);
const body = fc.constantFrom(
  "",
  "hello",
  "5\r\nhello\r\n0\r\n\r\n",
  "5\r\nhel",
  "zz\r\n",
  "\r\n\r\n",
);
const request = fc
  .tuple(line, fc.array(header, { maxLength: 4 }), body)
  .map(([first, headers, rest]) => `${[first, ...headers].join("\r\n")}\r\n\r\n${rest}`);
const visits: fc.Arbitrary<Visit> = fc.record({
  requests: fc.array(request, { minLength: 1, maxLength: 3 }).map((all) => all.join("")),
  share: fc.constantFrom(1, 1, 1, 0.5, 0.1),
  leaves: fc.constantFrom("resets", "resets soon", "ends", "closes", "stays"),
});

/** Sends a request as a `Visit` says. @returns everything that the server sends until the connection is closed */
async function visit({ requests, share, leaves }: Visit): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  let leaving: NodeJS.Timeout | undefined;
  socket.on("data", (chunk: Buffer) => {
    answer += chunk.toString("latin1");
    clearTimeout(leaving);
    // The server closes the connection itself if its answer says `Connection: close`. Otherwise the client closes it.
    if (!/^connection: close/im.test(answer)) leaving = setTimeout(() => socket.end(), 300);
  });
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const bytes = Buffer.from(requests, "latin1");
  socket.write(bytes.subarray(0, Math.ceil(bytes.length * share)));
  if (leaves === "resets") socket.resetAndDestroy();
  if (leaves === "resets soon") setTimeout(() => socket.resetAndDestroy(), Math.random() * 10);
  if (leaves === "ends") socket.end();
  if (leaves === "closes") setTimeout(() => socket.destroy(), Math.random() * 10);
  await closed;
  return answer;
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

test(
  "no client ends the process, keeps a connection, or is answered in node:http's own words",
  { tags: ["slow"] },
  async () => {
    const all = fc.sample(visits, { numRuns: CONNECTIONS, seed: 1 });
    const answers: string[] = [];
    for (let start = 0; start < all.length; start += AT_ONCE) {
      answers.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(visit))));
    }
    expect(uncaught).toEqual([]);
    const heads = answers.flatMap(
      (answer) => answer.match(/HTTP\/1\.1 [2-5]\d\d[^]*?\r\n\r\n/g) ?? [],
    );
    expect(new Set(heads.map((head) => head.slice(9, 12)))).toEqual(
      new Set(["200", "400", "405", "408", "417", "431"]),
    );
    const bare = heads.filter((head) => !head.startsWith("HTTP/1.1 200"));
    expect(bare.filter((head) => !/x-content-type-options/i.test(head))).toEqual([]);
    await expect.poll(connections).toBe(0);
  },
);

test("for a client that sends a hundred requests and reads nothing, only one answer is made", async () => {
  const requests = "GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(100);
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.pause();
  socket.write(requests);
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  expect(most).toBe(1);
});

test("requests that arrive at once are answered in order", { tags: ["slow"] }, async () => {
  const heads = Array.from({ length: 30 }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: a\r\n`);
  const requests = `${heads.join("\r\n")}Connection: close\r\n\r\n`;
  const answer = await visit({ requests, share: 1, leaves: "stays" });
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(30);
});
