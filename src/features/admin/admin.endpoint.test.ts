import { expect, test } from "vitest";
import { makeAccount } from "#tests/support/accounts/accounts.ts";
import type { MessageDetails } from "#features/inbox/views.ts";
import { platform, site } from "#tests/support/accounts/account-site.ts";
import { askAny, useDesk } from "#tests/support/accounts/desk.ts";
import { addDownloads } from "#tests/support/library.ts";
import { receive } from "#tests/support/contact/receive.ts";

const SPAM = "Buy our 500 backlinks, dofollow link included. https://links.example/buy";

useDesk({ rateLimits: false, staffEmail: "team@example.com" });

const write = (email: string, message: string) =>
  receive(platform, { name: "Ada Example", email, message });

test("the overview has searches, downloads, and emails that were not sent", async () => {
  await write("ada@example.com", "first");
  await write("eve@example.com", "second");
  await write("robot@example.com", SPAM);
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
  expect((await askAny("/overview")).body).toMatchObject({
    keptAside: 1,
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
  const readAlarm = async () => (await askAny("/mail")).body;
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

test("a message has its status, its note, and what else its sender left", async () => {
  const { id } = await write("ada@example.com", "first");
  const other = await write("ada@example.com", "another one");
  await write("eve@example.com", "not hers");
  const template = await addDownloads(platform, "ada@example.com");
  await makeAccount(platform, site.client());
  const { traces }: MessageDetails = (await askAny(`/messages/${id}`)).body;
  expect(traces.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { kind: "account" },
    { kind: "download", slug: template.slug },
    { kind: "message", id: other.id },
  ]);
  const changed = await askAny(`/messages/${id}`, "PATCH", { status: "open", note: "Called." });
  expect(changed.body).toMatchObject({ message: { status: "open", note: "Called." } });
  for (const nobody of ["x", crypto.randomUUID()])
    expect((await askAny(`/messages/${nobody}`)).status).toBe(404);
});
