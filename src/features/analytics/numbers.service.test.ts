import { expect, test } from "vitest";
import { addTemplate } from "#tests/support/library.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { knownPages } from "#features/seo/server/service.ts";
import { tokensUsed } from "#features/chat/server/service.ts";
import { countEvent, flushVisits } from "./server/service.ts";
import { readNumbers } from "./server/numbers.ts";

const ORIGIN = "https://www.example.com";
const PARTS = { knownPages, tokensUsed };

test("an empty database gives weeks of zeros", async () => {
  const platform = await createTestPlatform();
  platform.travelTo("2026-11-22T12:00:00Z");
  const { period, kind, next, periods, ...lists } = await readNumbers(platform, {}, PARTS);
  expect([period, kind, next]).toEqual(["2026-11-16", "week", null]);
  expect(await readNumbers(platform, { period: "2026-11-09" }, PARTS)).toMatchObject({
    next: period,
  });
  expect(periods[0]).toMatchObject({ period, visitors: 0, messages: 0, bookings: 0, money: 0 });
  const none = { messages: 0, downloads: 0, chats: 0, won: 0, money: 0 };
  const assistant = { tokens: 0, cost: null };
  const empty = { pages: [], templates: [], sources: [], campaigns: [] };
  expect(lists).toEqual({ ...empty, unknown: none, assistant });
});

test("unknown paths and staff pages are neither counted nor shown", async () => {
  const platform = await createTestPlatform();
  const headers = new Headers({ "user-agent": "Mozilla/5.0 Firefox/140.0" });
  const client = { headers, address: "a", origin: ORIGIN };
  await countEvent(platform, { kind: "view", page: "/services/buy-now" }, client, knownPages);
  await countEvent(platform, { kind: "view", page: "/templates/buy-now" }, client, knownPages);
  await flushVisits(platform);
  expect((await platform.database.query("select * from visit_counts")).rows).toEqual([]);
  await platform.database.query(
    "insert into visit_counts values (current_date, 'view', '/services/was-there', 1, 1)",
  );
  const { pages, templates } = await readNumbers(platform, {}, PARTS);
  expect([pages, templates]).toEqual([[], []]);
});

test("events without a known source are listed separately, so that the sums agree", async () => {
  const platform = await createTestPlatform();
  platform.travelTo("2026-11-18T12:00:00Z");
  const { query } = platform.database;
  const { id: template } = await addTemplate(platform);
  for (const email of ["ada@x.org", "bob@x.org"]) {
    const { rows } = await query(
      `insert into contact_messages (name, email, phone, message, service, created_at)
       values ('A', $1, '', 'm', 'general', '2026-11-17') returning id, person_id`,
      [email],
    );
    if (email === "ada@x.org")
      await query(
        `insert into touches (person_id, kind, message_id, at, landing, source, medium, campaign)
         values ($1, 'message', $2, '2026-11-17', '/', 'news', '', '')`,
        [rows[0]?.["person_id"], rows[0]?.["id"]],
      );
  }
  await query(
    "insert into contact_messages (name, email, phone, message, service, created_at, status) values ('E', 'e@x.org', '', 'm', 'general', '2026-11-17', 'spam')",
  );
  await query(
    "insert into download_leads (email, template_id, created_at) values ('bob@x.org', $1, '2026-11-17')",
    [template],
  );
  await query(
    `insert into chat_leads (email, "timestamp", wants_newsletter) values ('bob@x.org', '2026-11-17', false), ('bob@x.org', '2026-11-10', false)`,
  );
  const { periods, sources, unknown } = await readNumbers(platform, {}, PARTS);
  const none = { visitors: 0, downloads: 0, chats: 0, won: 0, money: 0 };
  expect(sources).toEqual([{ ...none, source: "news", messages: 1 }]);
  expect(unknown).toEqual({ messages: 1, downloads: 1, chats: 1, won: 0, money: 0 });
  expect(periods[0]).toMatchObject({ messages: 2, downloads: 1 });
});

test("the list of sources shows those with the most visitors, however many sources there are", async () => {
  const platform = await createTestPlatform();
  await platform.database.query(
    `insert into visit_counts select current_date, 'source', 'source ' || n, 0, n
     from generate_series(1, 60) as n`,
  );
  const { sources } = await readNumbers(platform, {}, PARTS);
  expect(sources).toHaveLength(50);
  expect(sources.at(0)).toMatchObject({ source: "source 60", visitors: 60 });
  expect(sources.at(-1)).toMatchObject({ source: "source 11", visitors: 11 });
});
