import { beforeAll, expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { replies } from "#content/assistant/replies.ts";
import { lastAnswer as lastAnswerOf } from "#tests/support/conversation.ts";
import { fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";

/* Messages that change the task of the conversation: another tool, a corrected word, another part, a further task. */

const { en, de } = assistant.site;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await fillLibrary(platform);
});

const lastAnswer = (...messages: string[]) => lastAnswerOf(platform, messages);

test.each([
  ["sort my gmail inbox", "we're a Slack shop, not email, is that an issue?", "not made for Slack"],
  ["sort my gmail inbox", "it's Telegram here instead of email", "not made for Telegram"],
  ["remind patients of appointments by sms", "we have WhatsApp instead of sms", "for WhatsApp"],
  ["Gmail Postfach sortieren", "haben nur Slack, kein Mail. geht das?", "nicht für Slack gemacht"],
  ["Gmail Postfach sortieren", "nutzen Trello, nicht Papier", "nicht für Trello gemacht"],
])("after “%s”, “%s” says that the visitor has the first tool", async (wish, message, words) => {
  const { text, kinds } = await lastAnswer(wish, message);
  expect(kinds).toEqual(["tools"]);
  expect(text).toContain(words);
});

test("after an offer to build, a tool that the visitor has instead of another can be connected", async () => {
  const { text } = await lastAnswer("print my shipping labels", "we have WhatsApp instead of sms");
  expect(text).toBe(en.tools.connected.replace("{tool}", "WhatsApp"));
});

test("a corrected tool takes the place of the first one", async () => {
  const { text, templates } = await lastAnswer(
    "can you make my leads go into hubspot",
    "oh I mix them up, I meant pipedrive",
  );
  expect(text).toBe(en.tools.connected.replace("{tool}", "Pipedrive"));
  expect(templates).toEqual([]);
});

test("a template for the task counts for the right tool too, with what it lacks", async () => {
  const { text, templates } = await lastAnswer(
    "our shop is on Shopify, warn of low stock",
    "I meant WooCommerce",
  );
  expect(templates).toEqual(["warn-of-low-stock"]);
  expect(text).toContain("is not made for WooCommerce");
});

test.each([
  ["follow up on quotes", "invoices, not quotes"],
  ["Angebote nachfassen", "ich sagte Angebote, gemeint sind Rechnungen"],
])("after “%s”, “%s” finds templates for the corrected task", async (wish, message) => {
  expect((await lastAnswer(wish, message)).templates).toContain("send-payment-reminders");
});

test.each([
  ["Newsletter mit Mailchimp verschicken", "nein nicht die Anmeldung, das Texten ist mühsam", de],
  ["Bewerbungen sortieren", "nicht das Sortieren, das Absagen dauert so lang", de],
  ["we send quotes to customers", "no not the follow-up, the writing is tedious", en],
])(
  "after “%s”, “%s” gets no template that fits only the new part",
  async (wish, message, words) => {
    expect(await lastAnswer(wish, message)).toMatchObject({ text: words.corrected, templates: [] });
  },
);

test.each([
  ["Angebote nachfassen", "ja toll, danke! ach ja und Urlaubsanträge?", "approve-leave-requests"],
  [
    "Angebote nachfassen",
    "super, vielen Dank! gibts auch was für Urlaubsanträge?",
    "approve-leave-requests",
  ],
  [
    "my customers pay late",
    "great, thanks. also need something to answer google reviews",
    "answer-google-reviews",
  ],
  ["my customers pay late", "ok. and birthday greetings?", "send-birthday-greetings"],
  ["my customers pay late", "never mind, but can you sort my gmail inbox?", "sort-gmail-inbox"],
  ["sort my gmail inbox", "job applications, can you sort those? thx", "screen-job-applications"],
])("after “%s”, the task beside thanks in “%s” is answered", async (wish, message, slug) => {
  expect((await lastAnswer(wish, message)).templates).toContain(slug);
});

test.each([
  ["my customers pay late", "thanks but is it safe", "data"],
  ["my customers pay late", "perfect, who sets it up?", "set-up-for-me"],
  ["Angebote nachfassen", "alles klar danke, brauch ich da einen Server?", "use-a-template"],
])("after “%s”, the question beside thanks in “%s” is answered", async (wish, message, kind) => {
  expect((await lastAnswer(wish, message)).kinds).toEqual([kind]);
});

test.each([
  ["my customers pay late", "great, that is just what I need, thanks", replies.thanks.en],
  ["Angebote nachfassen", "passt, danke", replies.thanks.de],
])("after “%s”, “%s” is only thanks", async (wish, message, text) => {
  expect((await lastAnswer(wish, message)).text).toBe(text);
});

test("a single tool after “ok and” is no new task", async () => {
  const { templates } = await lastAnswer(
    "leads from facebook ads into hubspot",
    "ok and Pipedrive?",
  );
  expect(templates).toEqual([]);
});
