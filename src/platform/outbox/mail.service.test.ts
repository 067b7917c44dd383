import { afterEach, describe, expect, test, vi } from "vitest";
import {
  createMailSite,
  advanceClock,
  leaveMessages,
  orderNotice,
  LONG_TIMEOUTS,
  rowsOf,
  startSending,
} from "#tests/support/mail/mail-site.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import type { Mailbox } from "#platform/mail/mailbox.ts";
import { outboxHooks } from "#main/outbox-hooks.ts";
import { createWorkers } from "./outbox.ts";

const MINUTE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test("a row and its email are stored together or not at all", async () => {
  const { platform } = await createMailSite();
  const [id] = await leaveMessages(platform);
  const [row] = await rowsOf(platform);
  expect(row).toMatchObject({ kind: "contact_message", subject_id: id, state: "waiting" });
  expect(row?.message_id).toBe(`<${row?.id}@example.com>`);
  const failing = platform.database.db.transaction(async (tx) => {
    await platform.outbox.order(tx, { kind: "contact_message" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await rowsOf(platform)).toHaveLength(1);
});

test("an email leaves as soon as its transaction is committed, and the row records its recipient", async () => {
  const { platform, server } = await createMailSite();
  vi.useFakeTimers({ toFake: ["setInterval"] });
  await startSending(platform);
  await leaveMessages(platform);
  await expect
    .poll(() => rowsOf(platform))
    .toMatchObject([{ state: "sent", recipient: "team@example.com", attempts: 1 }]);
  expect(server.received).toMatchObject([{ to: ["team@example.com"] }]);
  await platform.outbox.stop();
});

test(
  "emails of another replica and emails due for a retry leave by themselves",
  { tags: ["slow"] },
  async () => {
    const { platform, server, replica } = await createMailSite();
    await startSending(platform);
    await leaveMessages(await replica());
    await expect.poll(() => server.received.length).toBe(1);
    await platform.outbox.stop();
  },
);

test("300 emails leave within half a minute, each once", { tags: ["slow"] }, async () => {
  const { platform, server } = await createMailSite();
  await startSending(platform);
  await platform.database.db.transaction(async (tx) => {
    for (let n = 0; n < 300; n += 1) {
      const to = `${n}@visitor.example`;
      await platform.outbox.order(tx, { kind: "account_password_changed", to });
    }
  });
  await expect.poll(() => server.received.length).toBe(300);
  await platform.outbox.stop();
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(300);
  expect(new Set((await rowsOf(platform)).map(({ state }) => state))).toEqual(new Set(["sent"]));
});

test("an email for which a visitor waits leaves before notices to staff", async () => {
  const { platform, server } = await createMailSite();
  for (let n = 0; n < 4; n += 1) {
    await leaveMessages(platform, 5);
    advanceClock(platform, 6 * MINUTE_MS);
  }
  await orderNotice(platform, "ada@visitor.example");
  await platform.runJobs();
  const place = server.received.findIndex(({ to }) => to[0] === "ada@visitor.example");
  expect(place).toBeLessThan(5);
});

describe("two replicas that send email", () => {
  test("two replicas send each email once", async () => {
    const { platform, server, replica } = await createMailSite();
    for (let n = 0; n < 40; n += 1) await orderNotice(platform, `${n}@visitor.example`);
    const other = await replica();
    const tried = await Promise.all([platform.runJobs(), other.runJobs()]);
    expect(tried[0] + tried[1]).toBe(40);
    expect(server.received).toHaveLength(40);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(40);
  });

  test(
    "if a replica dies after the server accepted an email, the other one repeats it once, under the same id",
    { tags: ["slow"] },
    async () => {
      const { platform, server, replica } = await createMailSite({ data: "take and hang" });
      await leaveMessages(platform);
      const dying = platform.runJobs();
      await expect.poll(() => server.received.length).toBe(1);
      server.behavior = {};
      const other = await replica();
      advanceClock(other, 4 * MINUTE_MS);
      expect(await other.runJobs()).toBe(0);
      advanceClock(other, 2 * MINUTE_MS);
      expect(await other.runJobs()).toBe(1);
      expect(await rowsOf(platform)).toMatchObject([{ state: "sent", leased_until: null }]);
      // The first replica was slow, but had not died. It stores its result after the second replica.
      await dying;
      expect(await rowsOf(platform)).toMatchObject([{ state: "sent", reason: null }]);
      expect(await other.runJobs()).toBe(0);
      expect(server.received).toHaveLength(2);
      expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
    },
  );
});

test.runIf(process.env["TEST_DATABASE"] === "embedded")(
  "the next start sends the email of a killed process, since no other process can have the database open",
  async () => {
    const { platform, server } = await createMailSite();
    await leaveMessages(platform);
    await platform.database.query(
      "update deliveries set state = 'sending', leased_until = now() + interval '5 minutes'",
    );
    expect(await platform.runJobs()).toBe(0);
    await startSending(platform);
    await expect.poll(() => server.received.length).toBe(1);
    await platform.outbox.stop();
  },
);

test(
  "an email is recorded as sent although the database is away for a moment",
  { tags: ["slow"] },
  async () => {
    const { platform, server } = await createMailSite();
    await leaveMessages(platform);
    const { db } = platform.database;
    let failures = 2;
    const away = () => {
      failures -= 1;
      throw new Error("terminating connection");
    };
    const flaky = new Proxy(db, {
      get: (target, name) =>
        name === "transaction" && server.received.length > 0 && failures > 0
          ? away
          : (Reflect.get(target, name) as unknown),
    });
    const database = { ...platform.database, db: flaky };
    const [worker] = createWorkers({ ...platform, database }, outboxHooks(platform));
    await worker.sendDue();
    expect(failures).toBe(0);
    expect(await rowsOf(platform)).toMatchObject([{ state: "sent" }]);
    expect(server.received).toHaveLength(1);
  },
);

test("a clock that jumps during a send does not send the email twice", async () => {
  const { platform, server } = await createMailSite({ data: "hang" }, { timeouts: LONG_TIMEOUTS });
  await orderNotice(platform, "first@visitor.example");
  const sending = platform.runJobs();
  await expect.poll(() => server.finishing.length).toBe(1);
  advanceClock(platform, 24 * 60 * MINUTE_MS);
  await orderNotice(platform, "second@visitor.example");
  const again = platform.runJobs();
  await expect.poll(() => server.finishing.length).toBe(2);
  for (const done of server.finishing) done();
  expect([await sending, await again]).toEqual([2, 1]);
  expect(server.finishing).toHaveLength(2);
});

describe("stopping the outbox", () => {
  test("stopping lets a running send finish", async () => {
    const { platform, server } = await createMailSite({ data: "hang" });
    await startSending(platform);
    await leaveMessages(platform);
    await expect.poll(() => server.finishing.length).toBe(1);
    const stopped = platform.outbox.stop();
    server.finishing[0]?.();
    await stopped;
    expect(await rowsOf(platform)).toMatchObject([{ state: "sent" }]);
  });

  test("stopping returns an unanswered email to the queue, and starts no new send", async () => {
    const { platform, server } = await createMailSite(
      { data: "hang" },
      { timeouts: LONG_TIMEOUTS },
    );
    await startSending(platform);
    await leaveMessages(platform);
    await expect.poll(() => server.finishing.length).toBe(1);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const stopped = platform.outbox.stop();
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    await stopped;
    await leaveMessages(platform);
    const rows = await rowsOf(platform);
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ["waiting", 0],
      ["waiting", 0],
    ]);
    expect(rows.map(({ leased_until }) => leased_until)).toEqual([null, null]);
  });

  test("a start soon after a stop does not send an email that is still being sent", async () => {
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    const send = vi.fn<Mailbox["send"]>(() => taken);
    const platform = await createTestPlatform({}, { mailbox: { send, close: () => undefined } });
    await startSending(platform);
    await orderNotice(platform, "first@visitor.example");
    await expect.poll(() => send.mock.calls.length).toBe(1);
    await platform.outbox.stop();
    await startSending(platform);
    await orderNotice(platform, "second@visitor.example");
    await expect.poll(() => send.mock.calls.length).toBe(2);
    take();
    await expect
      .poll(async () => (await rowsOf(platform)).map(({ state }) => state))
      .toEqual(["sent", "sent"]);
    expect(send.mock.calls.map(([{ to }]) => to)).toEqual([
      "first@visitor.example",
      "second@visitor.example",
    ]);
    await platform.outbox.stop();
  });

  test(
    "stopping does not wait for the login that finds out why a connection has ended",
    { tags: ["slow"] },
    async () => {
      const { platform, server } = await createMailSite({}, { timeouts: LONG_TIMEOUTS });
      server.behavior = {
        data: () => {
          server.behavior = { greeting: "hang" };
          return "close";
        },
      };
      await startSending(platform);
      await leaveMessages(platform);
      await expect.poll(() => server.connections).toBe(2);
      await platform.outbox.stop();
      expect(await rowsOf(platform)).toMatchObject([{ state: "waiting", attempts: 0 }]);
    },
  );
});
