import type { ServerBuild } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import {
  createMailSite,
  advanceClock,
  leaveMessages,
  orderNotice,
  startSending,
} from "#tests/support/mail/mail-site.ts";
import type { Platform } from "#platform/platform.ts";
import { createApp } from "#main/app.ts";
import { MAX_TO_STRANGERS_AN_HOUR } from "#shared/deliveries.ts";
import { release } from "#shared/release.ts";

const CHECK_INTERVAL_MS = 5000;

afterEach(() => {
  vi.useRealTimers();
});

const health = async (platform: Platform) => {
  const app = createApp(platform, {} as ServerBuild, []);
  const answer = await app.fetch(new Request("http://localhost/healthz"));
  return [answer.status, await answer.json()];
};
const { version, commit } = release;
const OK = [200, { status: "ok", mail: "ok", version, commit }];
const FAILING = [200, { status: "ok", mail: "failing", version, commit }];

test("if many emails went to strangers within an hour, further ones wait and the log says so", async () => {
  const { platform, server, log } = await createMailSite();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { query } = platform.database;
  const insert = (howMany: number, state: string, sentAt: Date | null) =>
    query(
      `insert into deliveries (id, channel, kind, state, about, message_id, priority, next_at, created_at,
         waiting_since, sent_at)
       select gen_random_uuid(), 'mail', 'newsletter_confirmation', $1, '{}', 'm' || $1 || n, 0, $2, $2, $2, $3
       from generate_series(1, $4::int) n`,
      [state, platform.now().toISOString(), sentAt?.toISOString() ?? null, howMany],
    );
  const waiting = async () =>
    Number(
      (await query("select count(*) from deliveries where state = 'waiting'")).rows[0]?.["count"],
    );
  await insert(MAX_TO_STRANGERS_AN_HOUR, "sent", platform.now());
  await startSending(platform);
  vi.advanceTimersByTime(CHECK_INTERVAL_MS);
  await expect.poll(() => log.filter(({ most }) => most).length).toBe(1);
  expect(await platform.outbox.trouble()).toMatchObject({ isFlood: true });
  await insert(2, "waiting", null);
  await orderNotice(platform, "owner@visitor.example");
  await expect.poll(() => server.received.length).toBe(1);
  expect(await waiting()).toBe(2);
  advanceClock(platform, 61 * 60_000);
  const lookAndCount = () => {
    vi.advanceTimersByTime(CHECK_INTERVAL_MS);
    return waiting();
  };
  await expect.poll(lookAndCount).toBe(0);
  await platform.outbox.stop();
});

test("the health check shows failing email, and the log reports it once", async () => {
  const { platform, server, log } = await createMailSite();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await startSending(platform);
  const refused = () => log.filter(({ reason }) => reason === "connection_refused").length;
  const alarms = () => log.filter(({ level }) => level === 50);
  const after = (minutes: number) => advanceClock(platform, minutes * 60_000);
  const lookAndAsk = () => {
    vi.advanceTimersByTime(CHECK_INTERVAL_MS);
    return health(platform);
  };
  for (const episode of [1, 2]) {
    platform.travelTo(`2026-11-2${episode}T09:00:00Z`);
    await server.close();
    const before = refused();
    await leaveMessages(platform, 2);
    await expect.poll(refused).toBeGreaterThan(before);
    after(14);
    expect(await lookAndAsk()).toEqual(OK);
    after(2);
    await expect.poll(lookAndAsk).toEqual(FAILING);
    after(60);
    for (let n = 0; n < 5; n += 1) expect(await lookAndAsk()).toEqual(FAILING);
    expect(alarms()).toHaveLength(episode);
    await server.reopen();
    after(6);
    await expect.poll(lookAndAsk).toEqual(OK);
    expect(server.received).toHaveLength(2 * episode);
    expect(log.filter(({ msg }) => msg === "mail goes out again")).toHaveLength(episode);
  }
  expect(alarms()[0]).toMatchObject({
    overdue: { count: 2, since: "2026-11-21T09:00:00.000Z", reason: "connection_refused" },
  });
  await platform.outbox.stop();
});

test("the health check answers while the database is away", async () => {
  const { platform } = await createMailSite();
  const away = () => Promise.reject(new Error("connect ECONNREFUSED"));
  const db = new Proxy(platform.database.db, { get: () => away });
  expect(
    await health({ ...platform, database: { ...platform.database, db, query: away } }),
  ).toEqual(OK);
});

test("expired emails are cancelled while no email gets through", async () => {
  const { platform, server } = await createMailSite();
  platform.travelTo("2026-11-20T09:00:00Z");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await server.close();
  await startSending(platform);
  await platform.database.db.transaction((tx) =>
    platform.outbox.order(tx, {
      kind: "account_password_changed",
      to: "ada@visitor.example",
      expiresAt: new Date("2026-11-20T09:00:02Z"),
    }),
  );
  const rows = async () =>
    (await platform.database.query("select state, reason from deliveries")).rows;
  await leaveMessages(platform);
  await expect.poll(async () => JSON.stringify(await rows())).toContain("connection_refused");
  platform.travelTo("2026-11-20T09:00:03Z");
  vi.advanceTimersByTime(CHECK_INTERVAL_MS);
  await expect.poll(rows).toContainEqual({ state: "cancelled", reason: "expired" });
  await platform.outbox.stop();
});
