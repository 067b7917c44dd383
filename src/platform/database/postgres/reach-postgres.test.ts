import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { connect, DatabaseUnreachable, whenReachable, withSqlState } from "./reach-postgres.ts";

const onWait = vi.fn<(reason: string) => void>(() => {
  // The pause has begun when this runs, and ends at once.
  setImmediate(() => vi.advanceTimersByTime(1000));
});
beforeEach(() => {
  onWait.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const nobody = "postgres://u:hidden@127.0.0.1:1/site";

async function answering(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `postgres://u:hidden@127.0.0.1:${(server.address() as AddressInfo).port}/site`;
}

function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test("an unreachable server is tried once a second, and the error names it without the password", async () => {
  const attempt = () => connect({ connectionString: nobody });
  const waited = whenReachable(attempt, { waitMs: 2500, onWait });
  await expect(waited).rejects.toThrow(
    "The database site at 127.0.0.1:1 cannot be opened: connect ECONNREFUSED 127.0.0.1:1. Please check DATABASE_URL.",
  );
  expect(onWait.mock.calls).toEqual([
    ["connect ECONNREFUSED 127.0.0.1:1"],
    ["connect ECONNREFUSED 127.0.0.1:1"],
  ]);
});

test.each(["postgres://u:%e4@127.0.0.1:1/site", "postgres://u:%99%zz@127.0.0.1:1/site"])(
  "a percent sign that cannot be decoded is explained: %s",
  async (connectionString) => {
    await expect(connect({ connectionString })).rejects.toThrow(
      "The database site at 127.0.0.1:1 cannot be opened: its address has a % that begins no character encoded as UTF-8 (please write a % that is meant itself as %25, and a letter such as ä as %C3%A4). Please check DATABASE_URL.",
    );
  },
);

test.each([
  ["28P01", 'password authentication failed for user "u"', 0],
  ["28000", 'role "u" does not exist', 0],
  ["3D000", 'database "site" does not exist', 0],
  ["57P03", "the database system is starting up", 1],
  ["53300", "sorry, too many clients already", 1],
])("a refusal with %s (%s) is waited for %i times", async (code, message, times) => {
  const url = await answering((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(refusal(code, message)));
  });
  const attempt = () => connect({ connectionString: url });
  const waited = whenReachable(attempt, { waitMs: 1500, onWait });
  await expect(waited).rejects.toBeInstanceOf(DatabaseUnreachable);
  await expect(waited).rejects.toThrow(message);
  expect(onWait).toHaveBeenCalledTimes(times);
});

test("a connection that is lost while it begins is tried again", async () => {
  const url = await answering((socket) => socket.destroy());
  const attempt = () => connect({ connectionString: url });
  const waited = whenReachable(attempt, { waitMs: 1500, onWait });
  await expect(waited).rejects.toBeInstanceOf(DatabaseUnreachable);
  expect(onWait).toHaveBeenCalledTimes(1);
});

test("a failure that is not about the connection is not repeated", async () => {
  const broken = Object.assign(new Error("a migration is wrong"), { code: "42601" });
  const waited = whenReachable(() => Promise.reject(broken), { waitMs: 5000, onWait });
  await expect(waited).rejects.toBe(broken);
  expect(onWait).not.toHaveBeenCalled();
});

test("an error of pg without a code gets the code that fits, even if it is the cause of another", () => {
  const codes = [
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "Client has encountered a connection error and is not queryable",
    "timeout exceeded when trying to connect",
    "something else",
  ].map((message) => {
    const cause = new Error(message);
    withSqlState(new Error("Failed query: rollback", { cause }));
    return (cause as { code?: string }).code;
  });
  expect(codes).toEqual(["08006", "08006", "08006", "53300", undefined]);
});
