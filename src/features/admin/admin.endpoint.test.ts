import { beforeEach, expect, test } from "vitest";
import { VitalsReport } from "#features/vitals/contract.ts";
import { recordVitals } from "#features/vitals/server/service.ts";
import { makeAccount, makeStaff } from "#tests/support/accounts/accounts.ts";
import type { MessageDetails } from "#features/inbox/views.ts";
import { platform, site, useAccountSite } from "#tests/support/accounts/account-site.ts";
import { addTemplate } from "#tests/support/library.ts";
import { DAY_MS } from "#shared/time/days.ts";
import { receive } from "#tests/support/contact/receive.ts";

const HOSTILE = `<script>alert(1)</script><img src=x onerror=alert(1)> '; drop table users; --`;
const SPAM = "Buy our 500 backlinks, dofollow link included. https://links.example/buy";

useAccountSite();
let staffToken: string;
beforeEach(async () => {
  staffToken = await makeStaff(platform, site.client());
});

const ask = (path: string, token?: string, method = "GET", json?: unknown) =>
  fetch(`${site.origin}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
const write = (email: string, message: string) =>
  receive(platform, { name: "Ada Example", email, message });

test("the overview has searches, downloads, and emails that were not sent", async () => {
  await write("ada@example.com", "first");
  await write("eve@example.com", "second");
  const template = await addTemplate(platform);
  await platform.database.query(
    "insert into download_leads (email, template_id) values ('ada@example.com', $1), (null, $1)",
    [template.id],
  );
  await platform.database.query(
    `update deliveries set state = 'failed', tried_at = now(), reason = 'refused', last_error = '554 no'
     where subject_id = (select id from contact_messages where message = 'first')`,
  );
  await platform.database.query(
    `update deliveries set waiting_since = now() - interval '16 minutes', tried_at = now(), reason = 'unreachable'
     where subject_id = (select id from contact_messages where message = 'second')`,
  );
  await platform.database.query(
    "insert into missed_searches (words, times, last_day) values ('payroll', 3, '2026-11-20')",
  );
  expect(await (await ask("/admin/overview", staffToken)).json()).toMatchObject({
    searches: { total: 3, most: [{ words: "payroll", times: 3, day: "2026-11-20" }] },
    downloads: { total: 1, newest: [{ email: "ada@example.com" }] },
    mail: {
      overdue: 1,
      total: 1,
      newest: [{ kind: "contact_message", reason: "refused", detail: "554 no" }],
    },
    backups: { at: null, overdue: false, copies: false, failures: [] },
  });
});

test("every page can show that emails are not being sent", async () => {
  const told = async () => (await ask("/admin/mail", staffToken)).json();
  await write("ada@example.com", "first");
  expect(await told()).toEqual({ overdue: null, failed: null, noServer: true });
  await platform.database.query(
    `update deliveries set waiting_since = now() - interval '16 minutes', tried_at = now(), reason = 'unreachable'
     where kind = 'contact_message'`,
  );
  await write("eve@example.com", "second");
  await platform.database.query(
    `update deliveries set state = 'failed', tried_at = now(), reason = 'refused'
     where subject_id = (select id from contact_messages where message = 'second')`,
  );
  const since = expect.stringMatching(/^20.*Z$/) as string;
  expect(await told()).toEqual({
    overdue: { count: 1, reason: "unreachable", since },
    failed: { count: 1, reason: "refused", since },
    noServer: true,
  });
});

test("the overview says how many messages were kept aside as spam", async () => {
  await write("ada@example.com", "first");
  await write("robot@example.com", SPAM);
  expect(await (await ask("/admin/overview", staffToken)).json()).toMatchObject({
    keptAside: 1,
  });
});

test("the speed of a page is the 75th percentile of four weeks", async () => {
  expect(await (await ask("/admin/speed", staffToken)).json()).toEqual({ days: 28, pages: [] });
  const measure = (page: string, ...measured: [metric: string, value: number][]) =>
    recordVitals(
      platform,
      VitalsReport.parse({
        measurements: measured.map(([metric, value]) => ({ page, metric, value })),
      }),
      "192.0.2.1",
    );
  await measure("/templates", ["LCP", 4100], ["CLS", 0.2], ["INP", 80], ["TTFB", 9]);
  await measure("/", ["LCP", 1000], ["LCP", 2000], ["LCP", 3000], ["LCP", 5000], ["CLS", 0]);
  platform.travelTo(new Date(Date.now() - 29 * DAY_MS).toISOString());
  await measure("/", ["LCP", 90_000]);
  platform.travelTo(new Date().toISOString());
  expect(await (await ask("/admin/speed", staffToken)).json()).toEqual({
    days: 28,
    pages: [
      {
        page: "/",
        visits: 4,
        speeds: {
          LCP: { p75: 3500, rating: "needs-improvement" },
          CLS: { p75: 0, rating: "good" },
        },
      },
      {
        page: "/templates",
        visits: 1,
        speeds: {
          LCP: { p75: 4100, rating: "poor" },
          CLS: { p75: 0.2, rating: "needs-improvement" },
          INP: { p75: 80, rating: "good" },
        },
      },
    ],
  });
});

test("the inbox lists messages by status, in pages, and counts each status", async () => {
  for (let i = 0; i < 53; i += 1) await write(`${i}@example.com`, `message ${i}`);
  const first = (await (await ask("/admin/messages", staffToken)).json()) as {
    messages: { id: string; excerpt: string }[];
    next: string;
  };
  expect(first.messages).toHaveLength(50);
  const query = new URLSearchParams({ after: first.next });
  const second = (await (
    await ask(`/admin/messages?${query.toString()}`, staffToken)
  ).json()) as typeof first;
  expect(second.messages).toHaveLength(3);
  expect(second.next).toBeNull();
  const ids = [...first.messages, ...second.messages].map(({ id }) => id);
  expect(new Set(ids).size).toBe(53);
  await ask(`/admin/messages/${ids[0]}`, staffToken, "PATCH", { status: "spam" });
  const spam = await (await ask("/admin/messages?status=spam", staffToken)).json();
  expect(spam).toMatchObject({
    messages: [{ id: ids[0], status: "spam" }],
    counts: { new: 52, open: 0, done: 0, spam: 1 },
  });
  for (const wrong of ["?status=lost", "?after=x", "?after=2026-01-01T00:00:00Z_x"]) {
    expect((await ask(`/admin/messages${wrong}`, staffToken)).status).toBe(422);
  }
});

test("spam has a list of its own and its reasons, and leaves the list when staff say it is not spam", async () => {
  await write("ada@example.com", "first");
  const { id } = await write("robot@example.com", SPAM);
  const list = async (query: string) => {
    const answer = await ask(`/admin/messages${query}`, staffToken);
    return ((await answer.json()) as { messages: { excerpt: string }[] }).messages;
  };
  expect(await list("")).toMatchObject([{ excerpt: "first" }]);
  expect(await list("?status=spam")).toMatchObject([{ id, excerpt: SPAM }]);
  const details = (await (await ask(`/admin/messages/${id}`, staffToken)).json()) as {
    message: { spam: { score: number } };
  };
  expect(details.message.spam.score).toBeGreaterThan(100);
  expect(details).toMatchObject({
    message: {
      status: "spam",
      spam: {
        threshold: 60,
        verdict: null,
        findings: expect.arrayContaining([
          { reason: "foreign_link", points: 10, found: ["links.example"] },
          { reason: "links", points: 90, found: ["500 backlinks", "dofollow link"] },
        ]) as unknown,
      },
    },
  });
  const freed = await ask(`/admin/messages/${id}`, staffToken, "PATCH", { status: "new" });
  expect(await freed.json()).toMatchObject({
    message: { status: "new", spam: { verdict: "not_spam" } },
  });
  expect(await list("")).toHaveLength(2);
});

test("a message has its status, its note, and what else its sender left", async () => {
  const { id } = await write("ada@example.com", HOSTILE);
  const other = await write("ada@example.com", "another one");
  await write("eve@example.com", "not hers");
  const template = await addTemplate(platform);
  await platform.database.query(
    "insert into download_leads (email, template_id) values ('ada@example.com', $1)",
    [template.id],
  );
  await makeAccount(platform, site.client());
  const details = await (await ask(`/admin/messages/${id}`, staffToken)).json();
  expect(details).toMatchObject({
    message: { id, message: HOSTILE, status: "new", note: "" },
  });
  const { traces } = details as MessageDetails;
  expect(traces.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { kind: "account" },
    { kind: "download", slug: template.slug },
    { kind: "message", id: other.id },
  ]);
  const changed = await ask(`/admin/messages/${id}`, staffToken, "PATCH", {
    status: "open",
    note: HOSTILE,
  });
  expect(await changed.json()).toMatchObject({ message: { status: "open", note: HOSTILE } });
  const wrong = [{ status: "lost" }, { note: 7 }, { note: "x".repeat(5001) }];
  for (const json of wrong) {
    expect((await ask(`/admin/messages/${id}`, staffToken, "PATCH", json)).status).toBe(422);
  }
  for (const nobody of ["x", crypto.randomUUID()]) {
    expect((await ask(`/admin/messages/${nobody}`, staffToken)).status).toBe(404);
  }
});

test.each(["0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2026-11-21T00:00:00Z_x"])(
  "the inbox refuses a cursor at %s",
  async (at) => {
    const after = `${at}_6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11`;
    const answer = await ask(`/admin/messages?${new URLSearchParams({ after })}`, staffToken);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/first page\.$/) });
  },
);
