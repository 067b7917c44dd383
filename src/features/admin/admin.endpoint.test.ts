import { expect, test } from "vitest";
import { makeAccount } from "#tests/support/accounts/accounts.ts";
import type { MessageDetails } from "#features/inbox/views.ts";
import { platform, site } from "#tests/support/accounts/account-site.ts";
import { staff, useDesk } from "#tests/support/accounts/desk.ts";
import { addDownloads } from "#tests/support/library.ts";
import { receive } from "#tests/support/contact/receive.ts";

const HOSTILE = `<script>alert(1)</script><img src=x onerror=alert(1)> '; drop table users; --`;
const SPAM = "Buy our 500 backlinks, dofollow link included. https://links.example/buy";

useDesk({ rateLimits: false, staffEmail: "team@example.com" });

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
  await addDownloads(platform, "ada@example.com", "");
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
  expect(await (await ask("/admin/overview", staff)).json()).toMatchObject({
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
  const readAlarm = async () => (await ask("/admin/mail", staff)).json();
  await write("ada@example.com", "first");
  expect(await readAlarm()).toEqual({ overdue: null, failed: null, noServer: true });
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
  expect(await readAlarm()).toEqual({
    overdue: { count: 1, reason: "unreachable", since },
    failed: { count: 1, reason: "refused", since },
    noServer: true,
  });
});

test("the overview says how many messages were kept aside as spam", async () => {
  await write("ada@example.com", "first");
  await write("robot@example.com", SPAM);
  expect(await (await ask("/admin/overview", staff)).json()).toMatchObject({
    keptAside: 1,
  });
});

test("spam has a list of its own and its reasons, and leaves the list when staff say it is not spam", async () => {
  await write("ada@example.com", "first");
  const { id } = await write("robot@example.com", SPAM);
  const list = async (query: string) => {
    const answer = await ask(`/admin/messages${query}`, staff);
    return ((await answer.json()) as { messages: { excerpt: string }[] }).messages;
  };
  expect(await list("")).toMatchObject([{ excerpt: "first" }]);
  expect(await list("?status=spam")).toMatchObject([{ id, excerpt: SPAM }]);
  const details = (await (await ask(`/admin/messages/${id}`, staff)).json()) as {
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
  const freed = await ask(`/admin/messages/${id}`, staff, "PATCH", { status: "new" });
  expect(await freed.json()).toMatchObject({
    message: { status: "new", spam: { verdict: "not_spam" } },
  });
  expect(await list("")).toHaveLength(2);
});

test("a message has its status, its note, and what else its sender left", async () => {
  const { id } = await write("ada@example.com", HOSTILE);
  const other = await write("ada@example.com", "another one");
  await write("eve@example.com", "not hers");
  const template = await addDownloads(platform, "ada@example.com");
  await makeAccount(platform, site.client());
  const details = await (await ask(`/admin/messages/${id}`, staff)).json();
  expect(details).toMatchObject({
    message: { id, message: HOSTILE, status: "new", note: "" },
  });
  const { traces } = details as MessageDetails;
  expect(traces.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { kind: "account" },
    { kind: "download", slug: template.slug },
    { kind: "message", id: other.id },
  ]);
  const changed = await ask(`/admin/messages/${id}`, staff, "PATCH", {
    status: "open",
    note: HOSTILE,
  });
  expect(await changed.json()).toMatchObject({ message: { status: "open", note: HOSTILE } });
  const wrong = [{ status: "lost" }, { note: 7 }, { note: "x".repeat(5001) }];
  for (const json of wrong) {
    expect((await ask(`/admin/messages/${id}`, staff, "PATCH", json)).status).toBe(422);
  }
  for (const nobody of ["x", crypto.randomUUID()]) {
    expect((await ask(`/admin/messages/${nobody}`, staff)).status).toBe(404);
  }
});
