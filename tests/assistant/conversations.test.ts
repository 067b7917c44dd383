import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { holdAll, linesOf, readConversations } from "../../scripts/eval/conversations.ts";
import type { Answered } from "../../scripts/eval/visitor.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";

const ANSWER: Answered = {
  text: "This free template does that kind of work.",
  templates: ["send-payment-reminders"],
  categories: ["finance"],
  passages: [],
  actions: ["template", "person"],
  choices: [],
  kinds: ["templates"],
  leads: [{ email: "ada@example.com", message: "" }],
};

async function scoreOf(expectation: object): Promise<string[]> {
  const file = join(makeTemporaryFolder("conversations-"), "conversations.json");
  const conversation = { language: "en", kind: "task", turns: ["Hello"] };
  writeFileSync(file, JSON.stringify([{ ...conversation, expect: expectation }]));
  const visitor = { converse: async () => ANSWER };
  return linesOf(await holdAll(readConversations(file), visitor, () => undefined));
}

test("an answer that meets every expectation counts as right", async () => {
  const met = {
    language: "en",
    template: ["send-payment-reminders"],
    categories: ["finance"],
    kinds: ["templates"],
    passages: "none",
    actions: ["person"],
    says: ["free template"],
    never: ["euros"],
    leads: ["ada@example.com"],
    about: "a reminder",
  };
  expect((await scoreOf(met)).at(-1)).toContain("everything judged 1/1");
});

test.each([
  { language: "de" },
  { template: "none" },
  { template: ["sort-gmail-inbox"] },
  { categories: ["hr"] },
  { kinds: ["price"] },
  { passages: ["price"] },
  { actions: ["booking"] },
  { says: ["30 minutes"] },
  { never: ["free"] },
  { leads: [] },
  { leads: ["ada@example.com", "bob@example.com"] },
])("an answer that misses %o counts as wrong", async (missed) => {
  expect((await scoreOf(missed)).at(-1)).toContain("everything judged 0/1");
});

test("a file with an unknown expectation is refused", async () => {
  await expect(scoreOf({ templates: "none" })).rejects.toThrow("templates");
});
