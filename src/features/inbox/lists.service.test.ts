import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { InboxQuery } from "./contract.ts";
import { MAX_COUNTED } from "./limits.ts";
import { readInbox } from "./server/service.ts";
import { patternsOf } from "#platform/database/search-patterns.ts";
import { listMessages } from "./server/store.ts";
import { shownCount } from "./ui/shown-count.ts";

usePlatform();

test.each([
  ["ada", ["contact_messages_words", "contact_messages_staff_words"]],
  ["0170", ["contact_messages_words", "contact_messages_digits"]],
])("a search of messages for %s can use its indexes", async (q, indexes) => {
  const plan = await platform.database.db.transaction(async (tx) => {
    // Without these settings, PostgreSQL would not use an index for the few rows of this test.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    return tx.execute(sql`explain ${listMessages(tx, { patterns: patternsOf(q) }, 51).getSQL()}`);
  });
  for (const index of indexes) expect(JSON.stringify(plan)).toContain(index);
});

test("messages are counted up to a limit, and the page says when there are more", async () => {
  await platform.database.query(
    `insert into contact_messages (name, email, phone, message, service, status)
     select 'Ada', 'ada@example.com', '', 'Hello', 'general', case n when 1 then 'open' else 'new' end
     from generate_series(1, $1::int) as n`,
    [MAX_COUNTED + 5],
  );
  const { counts } = await readInbox(platform, crypto.randomUUID(), InboxQuery.parse({}));
  expect(counts).toEqual({ new: MAX_COUNTED + 1, open: 1, done: 0, spam: 0 });
  expect([counts.new, MAX_COUNTED, 1].map(shownCount)).toEqual(["1,000+", "1,000", "1"]);
});

test.each([
  ["hotel", ["Ada", "Bob"]],
  ["#hotel", ["Ada"]],
  ["#HOTEL chef", ["Ada"]],
  ["#new client", ["Bob"]],
  ["chef", ["Ada"]],
  ["hotelbig", []],
  ["#chef", []],
])("a search of messages for %s finds tags and notes", async (q, names) => {
  const insert = (name: string, note: string, tags: string[]) =>
    platform.database.query(
      `insert into contact_messages (name, email, phone, message, service, note, tags)
       values ($1, '', '', 'Hello', 'general', $2, $3)`,
      [name, note, tags],
    );
  await insert("Ada", "Asked the chef.", ["Hotel", "big"]);
  await insert("Bob", "Has a hotel too.", ["new client"]);
  await insert("Cy", "", []);
  const { messages } = await readInbox(platform, crypto.randomUUID(), InboxQuery.parse({ q }));
  expect(messages.map(({ name }) => name).toSorted()).toEqual(names);
});

test.each([
  ["030 901820", true],
  ["030901820", true],
  ["03.12. 10 Uhr", true],
  ["030 901821", false],
])("a search for %s finds what a message says: %s", async (q, isFound) => {
  await platform.database.query(
    `insert into contact_messages (name, email, phone, message, service)
     values ('Ada', '', '', 'Please call 030 901820 or 030901820 on 03.12. at 10 Uhr', 'general')`,
  );
  const { messages } = await readInbox(platform, crypto.randomUUID(), InboxQuery.parse({ q }));
  expect(messages).toHaveLength(isFound ? 1 : 0);
});

test("the filter by a tag finds only messages with exactly this tag", async () => {
  for (const [name, tags] of Object.entries({ Ada: ["vip", "new client"], Bob: ["vips"], Cy: [] }))
    await platform.database.query(
      `insert into contact_messages (name, email, phone, message, service, tags)
       values ($1, '', '', 'Hello client', 'general', $2)`,
      [name, tags],
    );
  for (const tag of ["vip", "new client"]) {
    const { messages } = await readInbox(platform, crypto.randomUUID(), InboxQuery.parse({ tag }));
    expect(messages.map(({ name }) => name)).toEqual(["Ada"]);
  }
});

const SENDERS = [
  { name: "Katharina Müller", phone: "+49 170 1234567", company: "Hôtel Lefèvre" },
  { name: "Bora Yılmaz", phone: "(030) 555-0199", company: "" },
  { name: "Rosa Mueller", phone: "", company: "Grüber & Strauß" },
  { name: "Aoife Byrne", phone: "086 123 9876", company: "" },
  { name: "Tom Hill", phone: "+44 20 7946 0018", company: "" },
];

test.each([
  ["0170 1234567", ["Katharina Müller"]],
  ["1701234567", ["Katharina Müller"]],
  ["+491701234567", ["Katharina Müller"]],
  ["0049170/1234567", ["Katharina Müller"]],
  ["5550199", ["Bora Yılmaz"]],
  ["+49 30 5550199", ["Bora Yılmaz"]],
  ["+49(0)170/1234567", ["Katharina Müller"]],
  ["+49 (0)30 5550199", ["Bora Yılmaz"]],
  ["+49(0)30 5550199", ["Bora Yılmaz"]],
  ["0049 (0) 170 1234567", ["Katharina Müller"]],
  ["+353861239876", ["Aoife Byrne"]],
  ["+1405550199", []],
  ["030 5550199", ["Bora Yılmaz"]],
  ["(030) 5550199", ["Bora Yılmaz"]],
  ["030 555 01 99", ["Bora Yılmaz"]],
  ["030 55 50 199", ["Bora Yılmaz"]],
  ["+49 30 55 50 199", ["Bora Yılmaz"]],
  ["Bora 030 5550199", ["Bora Yılmaz"]],
  ["030 5550198", []],
  ["020 7946 0018", ["Tom Hill"]],
  ["020 79 46 00 18", ["Tom Hill"]],
  ["+44 20 7946 0018", ["Tom Hill"]],
  ["086 12 39 876", ["Aoife Byrne"]],
  ["muller", ["Katharina Müller", "Rosa Mueller"]],
  ["MÜLLER", ["Katharina Müller", "Rosa Mueller"]],
  ["yilmaz", ["Bora Yılmaz"]],
  ["hotel lefevre", ["Katharina Müller"]],
  ["gruber strauss", ["Rosa Mueller"]],
  ["5550198", []],
  ["moller", []],
])("a search for %s finds numbers and names however they are written", async (q, names) => {
  for (const { name, phone, company } of SENDERS) {
    await platform.database.query(
      `insert into contact_messages (name, email, phone, company, message, service)
       values ($1, md5($1) || '@mail.example', $2, $3, 'Hello', 'general')`,
      [name, phone, company],
    );
  }
  const { messages } = await readInbox(platform, crypto.randomUUID(), InboxQuery.parse({ q }));
  expect(messages.map(({ name }) => name).toSorted()).toEqual(names);
});
