import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { InboxQuery } from "./contract.ts";
import { MAX_COUNTED } from "./limits.ts";
import { readInbox } from "./server/service.ts";
import { listMessages } from "./server/store.ts";
import { shownCount } from "./ui/shown-count.ts";

usePlatform();

test("a search of messages can use its index", async () => {
  const plan = await platform.database.db.transaction(async (tx) => {
    // Without these settings, PostgreSQL would not use an index for the few rows of this test.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    return tx.execute(sql`explain ${listMessages(tx, { patterns: [["%ada%"]] }, 51).getSQL()}`);
  });
  expect(JSON.stringify(plan)).toContain("contact_messages_words");
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
