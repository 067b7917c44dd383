import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { InboxQuery } from "./contract.ts";
import { keepToIndexes, nearMessages } from "./server/did-you-mean.ts";
import { readInbox } from "./server/service.ts";

usePlatform();

const MESSAGES = [
  { name: "Katharina Müller", company: "Hotel am See", message: "Our invoice is late." },
  { name: "Rosa Mueller", company: "Schmidt & Co", message: "The second Invoice is wrong." },
  { name: "Max Winter", company: "", message: "Thank you for the bill." },
];

async function suggestionsOf(query: Record<string, string>): Promise<readonly string[]> {
  for (const { name, company, message } of MESSAGES) {
    await platform.database.query(
      `insert into contact_messages (name, email, phone, company, message, service, status)
       values ($1, md5($1) || '@mail.example', '', $2, $3, 'general', $4)`,
      [name, company, message, name === "Max Winter" ? "spam" : "new"],
    );
  }
  const inbox = await readInbox(platform, crypto.randomUUID(), InboxQuery.parse(query));
  return inbox.didYouMean.map((suggestion) => suggestion.toLowerCase()).toSorted();
}

test.each([
  ["Mueler", ["mueller", "müller"]],
  ["Schmitt", ["schmidt"]],
  ["invioce", ["invoice"]],
  ["invioce muller", ["invoice muller"]],
  ["Schmitt Mueler invioce", ["schmidt mueller invoice"]],
  ["rosa invioce", ["rosa invoice"]],
  ["hotl", ["hotel"]],
  // "Schmidt" finds only one message, but there is nothing to suggest, because no other spelling finds a message.
  ["Schmidt", []],
  ["zeppelin", []],
  ["se", []],
  ["100% _a%", []],
])("a search of messages for %s suggests %j", async (q, suggestions) => {
  expect(await suggestionsOf({ q })).toEqual(suggestions);
});

test("a suggestion finds a message among those that the filters let through", async () => {
  expect(await suggestionsOf({ q: "Wintr" })).toEqual([]);
  expect(await suggestionsOf({ q: "Wintr", status: "spam" })).toEqual(["winter"]);
});

test("a search for near words uses the index of words", async () => {
  const plan = await platform.database.db.transaction(async (tx) => {
    await keepToIndexes(tx);
    return tx.execute(sql`explain ${nearMessages(tx, "Max invioce Mueler", {})}`);
  });
  expect(JSON.stringify(plan)).toContain("contact_messages_words");
});
