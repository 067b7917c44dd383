import { beforeAll, describe, expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { chat } from "#content/assistant/chat.ts";
import { fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import type { ChatEvent } from "./contract.ts";
import { findTemplateFacts } from "./server/answer/retrieval-store.ts";
import { answerFromSite } from "./server/answer/site-answer.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await fillLibrary(platform);
});

async function answer(question: string, slug = ""): Promise<ChatEvent[]> {
  const template = await findTemplateFacts(platform.database, slug);
  const events: ChatEvent[] = [];
  for await (const event of answerFromSite(platform, [question], template)) events.push(event);
  return events;
}
const textOf = (events: ChatEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");

describe("a question is answered with the site's own words, and where they stand", () => {
  test.each([
    ["What does it cost?", "there is no price list", "/#faq"],
    ["How much is it?", "there is no price list", "/#faq"],
    ["How long does it take until something runs?", "2-4 weeks", "/#faq"],
    ["What is n8n?", "connects other programs", "/#faq"],
    ["Is our data safe with you?", "Each connection gets only the rights", "/#faq"],
    ["What happens when something breaks?", "error path", "/#faq"],
    ["do i have to change my tools", "We connect what you have", "/#faq"],
    ["Tell me about your process", "Discovery", "/#process"],
    ["We are a care home with many shift notes", "Shift notes become", "/#industries"],
    ["Do you make chatbots?", "Conversational Chatbots", "/#features"],
    ["How many businesses have you served?", "100+", "/#reasons"],
    ["Are you a human or a robot?", "AI assistant", "/"],
    ["Is there a newsletter?", "weekly mail", "/"],
    [chat.starters.default[0], "retyped, repeated or forgotten", "/#features"],
    [chat.starters.templates[1], "An n8n of your own", "/templates"],
    [chat.starters.templates[2], "we connect it to your tools", "/#contact"],
  ])("%s", async (question, words, path) => {
    const events = await answer(question);
    expect(textOf(events)).toContain(words);
    expect(events).toContainEqual({
      type: "source",
      source: { label: expect.any(String), path },
    });
  });
});

test("templates that fit are shown as cards", async () => {
  const events = await answer("Do you have a template for payment reminders?");
  expect(events).toContainEqual({
    type: "card",
    card: expect.objectContaining({ slug: expect.stringContaining("payment-reminders") }),
  });
});

test.each([chat.starters.default[2], chat.starters.templates[0]])(
  "asked for templates it shows some: %s",
  async (question) => {
    const cards = (await answer(question)).filter(({ type }) => type === "card");
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.length).toBeLessThanOrEqual(3);
  },
);

test.each([
  ["What does this template do, in plain words?", "What the template"],
  ["What do I need before I set it up?", "minutes"],
])("on a template's page the question is about that template: %s", async (question, words) => {
  const { rows } = await platform.database.query("select slug, title from templates limit 1");
  const events = await answer(question, String(rows[0]?.["slug"]));
  expect(textOf(events)).toContain(words);
  expect(textOf(events)).toContain(rows[0]?.["title"]);
});

test.each([
  "What is the weather in Berlin tomorrow?",
  "asdf qwer",
  "Write me a python script",
  "Who won the world cup?",
])("what the site does not say is not answered, but a person is offered: %s", async (question) => {
  expect(await answer(question)).toEqual([
    { type: "text", text: assistant.site.nothingFound },
    { type: "card", card: { type: "booking" } },
    { type: "card", card: { type: "person" } },
  ]);
});

test.each(["Hi", "Fine, thanks! And you?", "good morning", "👋", "who are you"])(
  "small talk is no question: %s",
  async (question) => {
    expect(await answer(question)).toEqual([{ type: "text", text: assistant.site.smallTalk }]);
  },
);

test("the weekly tips are mentioned once, with the second answer that helped", async () => {
  const counts: number[] = [];
  for (const before of [0, 1, 2]) {
    const questions = [...Array<string>(before).fill("Hi"), "What does it cost?"];
    let text = "";
    for await (const event of answerFromSite(platform, questions, undefined)) {
      if (event.type === "text") text += event.text;
    }
    counts.push(text.split(assistant.site.newsletterInvitation).length - 1);
  }
  expect(counts).toEqual([0, 1, 0]);
});

test("who asks for a call or a person gets just that", async () => {
  expect(await answer("I'd like to book a call")).toContainEqual({
    type: "card",
    card: { type: "booking" },
  });
  expect(await answer("Can I talk to a person?")).toContainEqual({
    type: "card",
    card: { type: "person" },
  });
});

test.each([
  "' | & ! :* <-> ()",
  "a".repeat(4000),
  "%_\\",
  "'; drop table templates; --",
  "ünïcödé 日本語 🙂 עברית",
  "\\' \\\\ E'",
  "price ".repeat(600),
])("hostile questions are searched for like others: %j", async (question) => {
  expect((await answer(question)).length).toBeGreaterThan(0);
});
