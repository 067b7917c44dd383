import dns from "node:dns";
import { createServer, type Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
} from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { post } from "./post.ts";

type Found = (error: null, addresses: dns.LookupAddress[]) => void;

let secret: TcpServer;
let connections = 0;
let secretPort = 0;
let open: Server;
let url: string;
let requestedPaths: string[] = [];
let answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string };

beforeAll(async () => {
  secret = createTcpServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0);
  await new Promise((resolve) => secret.once("listening", resolve));
  secretPort = (secret.address() as AddressInfo).port;
  open = createServer((request, response) => {
    requestedPaths.push(request.url ?? "");
    const { status, headers, body } = answer(request.url ?? "");
    if (status > 0) response.writeHead(status, headers).end(body);
  }).listen(0, "localhost");
  await new Promise((resolve) => open.once("listening", resolve));
  url = `http://localhost:${(open.address() as AddressInfo).port}/hook`;
});
afterAll(() => {
  secret.close();
  open.closeAllConnections();
  open.close();
});

const send = (to: string, privateHosts: string[] = [], stopping = new AbortController().signal) =>
  post(to, { headers: { "content-length": "2" }, body: "{}" }, { privateHosts, stopping });
const sendTrusted = (path = "") => send(url + path, ["localhost"]);

const byte = fc.integer({ min: 0, max: 255 });
const tail = fc.tuple(byte, byte, byte);
const privateV4 = fc.oneof(
  tail.map((rest) => [127, ...rest]),
  tail.map((rest) => [10, ...rest]),
  tail.map((rest) => [0, ...rest]),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constantFrom(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
);
const numberOf = ([a = 0, b = 0, c = 0, d = 0]: number[]) => ((a * 256 + b) * 256 + c) * 256 + d;
const half = (bytes: number[], at: number) =>
  (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16);
const FORMS: ((bytes: number[]) => string)[] = [
  (bytes) => bytes.join("."),
  (bytes) => String(numberOf(bytes)),
  (bytes) => `0x${numberOf(bytes).toString(16)}`,
  (bytes) => bytes.map((each) => `0${each.toString(8)}`).join("."),
  (bytes) => bytes.map((each) => `0x${each.toString(16)}`).join("."),
  ([a = 0, ...rest]) => `${a}.${numberOf([0, ...rest])}`,
  (bytes) => `${bytes.join(".")}.`,
  (bytes) => bytes.join("。"),
  (bytes) => `[::ffff:${bytes.join(".")}]`,
  (bytes) => `[0:0:0:0:0:ffff:${half(bytes, 0)}:${half(bytes, 2)}]`,
  (bytes) => `[64:ff9b::${half(bytes, 0)}:${half(bytes, 2)}]`,
  (bytes) => `[2002:${half(bytes, 0)}:${half(bytes, 2)}::1]`,
];
const privateV6 = fc
  .tuple(
    fc.constantFrom("fc00", "fd12", "fe80", "febf", "ff02", "fec0"),
    fc.integer({ min: 1, max: 65_535 }),
  )
  .map(([head, end]) => `[${head}::${end.toString(16)}]`);

const hosts = fc.oneof(
  fc.tuple(privateV4, fc.constantFrom(...FORMS)).map(([bytes, form]) => form(bytes)),
  privateV6,
  fc.constantFrom("localhost", "LOCALHOST", "[::1]", "[::]", "[::127.0.0.1]", "0"),
);

test("no spelling of an address inside this machine or its network is reached", async () => {
  await fc.assert(
    fc.asyncProperty(hosts, async (host) => {
      const { reason, status } = await send(`https://${host}:${secretPort}/`);
      expect([host, reason, status]).toEqual([host, "private_address", null]);
    }),
    { numRuns: 400 },
  );
  expect(connections).toBe(0);
});

test("a name that resolves to an unassigned IPv6 form of a private address is not reached", async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  for (const address of ["::127.0.0.1", "::7f00:1", "64:ff9b::7f00:1", "fec0::1"]) {
    const found = [{ address, family: 6 }];
    vi.spyOn(dns, "lookup").mockImplementation(((_host: string, _how: object, done: Found) =>
      done(null, found)) as never);
    syncBuiltinESMExports();
    const { reason } = await send(`https://tools.example:${secretPort}/`);
    expect([address, reason]).toEqual([address, "private_address"]);
  }
  expect(connections).toBe(0);
});

test("unencrypted posts reach only the hosts that a setting allows", async () => {
  answer = () => ({ status: 200, body: "taken" });
  expect(await send(url)).toEqual({ status: null, text: "", reason: "not_allowed" });
  expect(await sendTrusted()).toEqual({ status: 200, text: "taken", reason: null });
});

test.each([301, 302, 303, 307, 308])("a redirect (%i) is not followed", async (status) => {
  requestedPaths = [];
  answer = () => ({ status, headers: { location: `http://127.0.0.1:${secretPort}/` } });
  expect(await sendTrusted()).toMatchObject({ status, reason: "redirect" });
  expect(requestedPaths).toEqual(["/hook"]);
  expect(connections).toBe(0);
});

test(
  "if a receiver refuses, is silent or missing, or never ends its answer, the reason is reported",
  { tags: ["slow"], timeout: 20_000 },
  async () => {
    answer = () => ({ status: 500, body: "no" });
    expect(await sendTrusted()).toEqual({ status: 500, text: "no", reason: "refused" });
    answer = () => ({ status: 200, body: "x".repeat(200_000) });
    expect((await sendTrusted()).text).toHaveLength(64 * 1024);
    answer = () => ({ status: 0 });
    const began = performance.now();
    expect(await sendTrusted()).toMatchObject({ reason: "no_answer" });
    expect(performance.now() - began).toBeLessThan(8000);
    expect(await send("https://nothing.invalid/")).toMatchObject({ reason: "no_such_host" });
    expect(await send(url.replace(/\d+\/hook/, "1/"), ["localhost"])).toMatchObject({
      reason: "connection_lost",
    });
    expect(await send(url.replace("http:", "https:"), ["localhost"])).toMatchObject({
      reason: "no_encryption",
    });
  },
);

test("stopping rejects the request and does not blame the receiver", async () => {
  answer = () => ({ status: 0 });
  const stopping = new AbortController();
  const sending = send(url, ["localhost"], stopping.signal);
  setTimeout(() => stopping.abort(), 50);
  await expect(sending).rejects.toThrow();
});
