import { describe, expect, test } from "vitest";
import {
  createMailSite,
  advanceClock,
  leaveMessages,
  orderNotice,
  LONG_TIMEOUTS,
  rowsOf,
} from "#tests/support/mail/mail-site.ts";
import { outboxHooks } from "#main/outbox-hooks.ts";
import { RETRY_DELAYS_MS } from "./retry.ts";

const MINUTE_MS = 60_000;

describe("an outage of the mail server", () => {
  test(
    "an outage of 26 hours uses up no tries; afterwards each email leaves at once, and once",
    { tags: ["slow"] },
    async () => {
      const { platform, server, log } = await createMailSite();
      platform.travelTo("2026-11-20T09:12:00Z");
      await server.close();
      await leaveMessages(platform, 5);
      await platform.runJobs();
      advanceClock(platform, 14 * MINUTE_MS);
      expect(await platform.outbox.trouble()).toEqual({
        overdue: undefined,
        failed: undefined,
      });
      for (let hours = 0; hours < 26; hours += 1) {
        for (let minutes = 0; minutes < 60; minutes += 6) {
          advanceClock(platform, 6 * MINUTE_MS);
          await platform.runJobs();
        }
        if (hours === 13) await leaveMessages(platform, 2);
      }
      expect(await platform.outbox.trouble()).toMatchObject({
        overdue: {
          count: 7,
          since: new Date("2026-11-20T09:12:00Z"),
          reason: "connection_refused",
        },
        failed: undefined,
      });
      expect((await rowsOf(platform)).map(({ attempts }) => attempts)).toEqual(Array(7).fill(0));
      expect(
        log.filter(({ msg }) => msg === "mail not sent, tried again later").length,
      ).toBeLessThan(270);
      await server.reopen();
      advanceClock(platform, 6 * MINUTE_MS);
      expect(await platform.runJobs()).toBe(7);
      expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(7);
      expect(server.received).toHaveLength(7);
      expect(await platform.outbox.trouble()).toEqual({
        overdue: undefined,
        failed: undefined,
      });
    },
  );

  test("an outage delays new email until the next probe, a few minutes later", async () => {
    const { platform, server } = await createMailSite();
    platform.travelTo("2026-11-20T09:00:00Z");
    await server.close();
    await leaveMessages(platform, 3);
    expect(await platform.runJobs()).toBeLessThanOrEqual(3);
    expect(await platform.runJobs()).toBe(0);
    advanceClock(platform, 6000);
    expect(await platform.runJobs()).toBe(1);
    await server.reopen();
    advanceClock(platform, 18_000);
    expect(await platform.runJobs()).toBe(3);
  });

  test.each([
    ["takes a mail", {}, 1],
    ["refuses a mail", { recipient: [550, "no"] as [number, string] }, 2],
  ])(
    "an outage ends when the server %s, and the next outage begins with a short pause",
    async (_, behavior, mails) => {
      const { platform, server } = await createMailSite();
      platform.travelTo("2026-11-20T09:00:00Z");
      await server.close();
      await leaveMessages(platform);
      for (let minute = 0; minute < 60; minute += 1) {
        await platform.runJobs();
        advanceClock(platform, MINUTE_MS);
      }
      await server.reopen();
      server.behavior = behavior;
      advanceClock(platform, 6 * MINUTE_MS);
      expect(await platform.runJobs()).toBe(mails);
      await server.close();
      await leaveMessages(platform);
      expect(await platform.runJobs()).toBe(1);
      advanceClock(platform, 6000);
      expect(await platform.runJobs()).toBe(1);
    },
  );

  // send-failure.test.ts shows which other answers of the mail server count as an outage.
  test("an outage because of a wrong password uses up no tries either", async () => {
    const { platform, server, log } = await createMailSite({ login: "refuse" }, { login: true });
    platform.travelTo("2026-11-20T09:00:00Z");
    await leaveMessages(platform, 2);
    await platform.runJobs();
    const rows = await rowsOf(platform);
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ["waiting", 0],
      ["waiting", 0],
    ]);
    expect(log).toContainEqual(expect.objectContaining({ reason: "login_refused", level: 40 }));
    server.behavior = {};
    advanceClock(platform, 6000);
    expect(await platform.runJobs()).toBe(2);
    expect(server.received).toHaveLength(2);
  });

  test("an email that expired during an outage is not sent afterwards", async () => {
    const { platform, server } = await createMailSite();
    platform.travelTo("2026-11-20T09:00:00Z");
    await server.close();
    await platform.database.db.transaction((tx) =>
      platform.outbox.order(tx, {
        kind: "account_password_changed",
        to: "ada@visitor.example",
        expiresAt: new Date("2026-11-20T10:00:00Z"),
      }),
    );
    await leaveMessages(platform);
    await platform.runJobs();
    await server.reopen();
    platform.travelTo("2026-11-20T10:00:01Z");
    await platform.runJobs();
    expect(server.received.map(({ to }) => to[0])).toEqual(["team@example.com"]);
    const rows = await rowsOf(platform);
    expect(Object.fromEntries(rows.map(({ kind, state }) => [kind, state]))).toEqual({
      account_password_changed: "cancelled",
      contact_message: "sent",
    });
    expect(rows.find(({ state }) => state === "cancelled")?.reason).toBe("expired");
  });
});

describe("an email that the server refuses", () => {
  test("a refused email is tried for three days, with growing pauses, and then given up with the server's answer", async () => {
    const { platform, server, log } = await createMailSite({
      recipient: [451, "4.3.0 <team@example.com> is busy"],
    });
    platform.travelTo("2026-11-20T09:00:00Z");
    await leaveMessages(platform);
    const pauses: number[] = [];
    for (;;) {
      expect(await platform.runJobs()).toBeGreaterThan(0);
      const [row] = await rowsOf(platform);
      if (row?.state !== "waiting") break;
      pauses.push(row.next_at.getTime() - platform.now().getTime());
      platform.travelTo(new Date(row.next_at.getTime() - 1));
      expect(await platform.runJobs()).toBe(0);
      platform.travelTo(row.next_at);
    }
    expect(pauses).toHaveLength(RETRY_DELAYS_MS.length);
    for (const [n, pause] of pauses.entries()) {
      const wanted = RETRY_DELAYS_MS[n] ?? 0;
      expect(pause).toBeGreaterThanOrEqual(wanted * 0.8);
      expect(pause).toBeLessThanOrEqual(wanted * 1.2);
    }
    const [row] = await rowsOf(platform);
    expect(row).toMatchObject({
      state: "failed",
      reason: "deferred",
      attempts: 10,
    });
    expect(row?.last_error).toMatch(/^451 4\.3\.0 .*is busy$/);
    expect(row?.last_error).not.toContain("team");
    expect(server.received).toEqual([]);
    const tries = log.filter(({ kind }) => kind === "contact_message");
    expect(tries).toHaveLength(10);
    expect(tries[0]).toMatchObject({
      deliveryId: row?.id,
      kind: "contact_message",
      attempt: 1,
      code: 451,
      nextAt: expect.stringMatching(/^2026-11-20T09:0[01]/),
    });
    expect(tries.at(-1)).toMatchObject({ attempt: 10, nextAt: null });
    expect(JSON.stringify(log)).not.toMatch(/@|Ada|bookings/);
  });

  test("an email that is greylisted for half an hour arrives soon afterwards", async () => {
    const { platform, server } = await createMailSite({ recipient: [450, "4.2.0 greylisted"] });
    platform.travelTo("2026-11-20T09:00:00Z");
    await leaveMessages(platform);
    for (let minute = 0; minute < 120 && server.received.length === 0; minute += 1) {
      if (minute === 30) server.behavior = {};
      await platform.runJobs();
      advanceClock(platform, MINUTE_MS);
    }
    expect(server.received).toHaveLength(1);
    expect(await rowsOf(platform)).toMatchObject([{ state: "sent", attempts: 5, reason: null }]);
  });

  test("an email that is refused for good is given up at once", async () => {
    const { platform } = await createMailSite({ data: [554, "5.7.1 spam"] });
    await leaveMessages(platform);
    await platform.runJobs();
    expect(await rowsOf(platform)).toMatchObject([{ state: "failed", attempts: 1 }]);
    const tries = await platform.database.query(
      "select status from delivery_tries t join deliveries d on d.id = delivery_id where kind = 'contact_message'",
    );
    expect(tries.rows).toMatchObject([{ status: 554 }]);
    expect(await platform.outbox.trouble()).toMatchObject({ failed: { count: 1 } });
  });

  test("an email to a mistyped address does not count as a failure of the site", async () => {
    const { platform, server } = await createMailSite({ recipient: [550, "5.1.1 unknown"] });
    await orderNotice(platform, "adda@visitor.example");
    await platform.runJobs();
    expect(await platform.outbox.trouble()).toEqual({ overdue: undefined, failed: undefined });
    server.behavior = { recipient: [550, "5.7.1 relaying denied"] };
    await orderNotice(platform, "ada@visitor.example");
    await platform.runJobs();
    expect(await platform.outbox.trouble()).toMatchObject({
      failed: { count: 1, reason: "refused" },
    });
  });

  test("an email whose connection ends does not delay the others", async () => {
    const { platform, server } = await createMailSite({
      data: (address) => (address.startsWith("bad") ? "close" : undefined),
    });
    for (const name of ["bad1", "a", "b", "bad2", "c", "d"]) {
      await orderNotice(platform, `${name}@visitor.example`);
    }
    await platform.runJobs();
    expect(new Set(server.received.map(({ to }) => to[0]?.[0]))).toEqual(new Set("abcd"));
    const rows = await rowsOf(platform);
    expect(
      rows.filter(({ state, attempts }) => state === "waiting" && attempts === 1),
    ).toHaveLength(2);
  });

  test("an email that the server does not answer does not delay the others", async () => {
    const { platform, server } = await createMailSite(
      { data: (address) => (address.startsWith("bad") ? "hang" : undefined) },
      { timeouts: LONG_TIMEOUTS },
    );
    for (const name of ["bad1", "bad2", "a", "b", "c", "d", "bad3", "bad4"]) {
      await orderNotice(platform, `${name}@visitor.example`);
    }
    const sending = platform.runJobs();
    await expect.poll(() => server.received.length).toBe(4);
    await expect.poll(() => server.finishing.length).toBe(4);
    for (const done of server.finishing) done();
    expect(await sending).toBe(8);
  });

  test("an email that meets an outage of the database keeps its tries and is sent within seconds afterwards", async () => {
    const { platform, log } = await createMailSite();
    await leaveMessages(platform);
    const away = Object.assign(new Error("terminating connection"), { code: "57P01" });
    let rendered = 0;
    await platform.outbox.start({
      ...outboxHooks(platform),
      render: () => {
        rendered += 1;
        return Promise.reject(away);
      },
    });
    await expect.poll(() => rendered).toBe(1);
    await expect.poll(() => rowsOf(platform)).toMatchObject([{ state: "waiting", attempts: 0 }]);
    const [row] = await rowsOf(platform);
    expect(Number(row?.next_at) - Date.now()).toBeLessThan(10_000);
    await platform.outbox.stop();
    expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test("an email that meets an error in the site is tried again, and the error is logged", async () => {
    const { platform, log } = await createMailSite();
    await leaveMessages(platform);
    await platform.outbox.start({
      ...outboxHooks(platform),
      render: () => Promise.reject(new Error("a broken renderer")),
    });
    await expect
      .poll(() => rowsOf(platform))
      .toMatchObject([{ state: "waiting", attempts: 1, reason: "not_rendered" }]);
    await platform.outbox.stop();
    expect(log).toContainEqual(
      expect.objectContaining({ level: 50, msg: "a delivery could not be written" }),
    );
  });
});
