import { expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { readExampleGroups } from "#platform/learning/example-files.ts";
import type { Language } from "#platform/understanding/language.ts";
import { converse as converseWith } from "#tests/support/conversation.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import type { Card, ChatTurn } from "./contract.ts";
import { answerBySite } from "./server/answer/site-events.ts";
import { findTemplateFacts } from "./server/answer/template-store.ts";
import { passageOf, spoken } from "./server/answer/passages.ts";

useLibrary();

const converse = (...messages: string[]) => converseWith(platform, messages);
const REMINDERS = "something that reminds my clients of their appointments by text message";
const HANDBOOK = "fragen von besuchern auf der website aus unseren unterlagen beantworten";

test.each<[Language, string, string, string]>([
  ["en", REMINDERS, "can some people be skipped?", "exceptions"],
  ["de", HANDBOOK, "nicht schon wieder ein bot", "bad-experience"],
  ["en", "what does it cost", "can some people be skipped?", "exceptions"],
])(
  "%s: after “%s”, “%s” offers “%s”, and a press answers it",
  async (language, wish, message, id) => {
    const passage = passageOf(id);
    if (!passage) throw new Error(`There is no text ${id}.`);
    const { title, text } = spoken(passage, language);
    const [, answer] = await converse(wish, message);
    expect(answer?.choices).toContain(title);
    const [, , pressed] = await converse(wish, message, title);
    expect(pressed?.text).toContain(text);
  },
);

test("every button of an uncertain answer has an answer with its title, or one about the shown template", async () => {
  const wrong: string[] = [];
  let pressed = 0;
  for (const [label, lines] of readExampleGroups("content/assistant/examples/rare.txt")) {
    const [message = ""] = lines;
    const [, answer] = await converse(REMINDERS, message);
    for (const title of answer?.choices.slice(0, 1) ?? []) {
      const [, , next] = await converse(REMINDERS, message, title);
      const isAnswered = next?.text.includes(title) || next?.kinds.includes("change-a-template");
      if (!isAnswered) wrong.push(`${label}: ${title} → ${next?.text.slice(0, 60)}`);
      pressed += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(pressed).toBeGreaterThan(0);
});

test.each([
  [REMINDERS, "can some people be skipped?"],
  [HANDBOOK, "nicht schon wieder ein bot"],
  ["what does it cost", "can some people be skipped?"],
])(
  "after “%s”, the sentence above the questions that “%s” may ask is the last of the answer, directly above the buttons",
  async (wish, message) => {
    const [first] = await converse(wish);
    const shown = [
      ...(first?.templates ?? []).map((slug) => `/templates/${slug}`),
      ...(first?.kinds ?? []),
    ];
    const turns: ChatTurn[] = [
      { role: "user", content: wish },
      { role: "assistant", content: first?.text ?? "", shown },
      { role: "user", content: message },
    ];
    const page = await findTemplateFacts(platform, "send-payment-reminders");
    const cards: Card[] = [];
    let text = "";
    for await (const event of answerBySite(platform, turns, page)) {
      if (event.type === "text") text += event.text;
      if (event.type === "card") cards.push(event.card);
    }
    const leads = cards.flatMap((card) => (card.type === "choice" ? [card.lead] : []));
    const { en, de } = assistant.site;
    expect([en.orOneOfThese, de.orOneOfThese]).toContain(leads[0]);
    expect(leads.slice(1).filter(Boolean)).toEqual([]);
    for (const { orOneOfThese, newsletterInvitation } of [en, de]) {
      expect(text).not.toContain(orOneOfThese);
      expect(text).not.toContain(newsletterInvitation);
    }
    const types = cards.map(({ type }) => type);
    expect(types.lastIndexOf("template")).toBeLessThan(types.indexOf("choice"));
  },
);

test.each(["Excel Chaos", "Every third appointment falls through"])(
  "“%s” is offered no unlikely question that shares no word with it",
  async (message) => {
    const [answer] = await converse(message);
    expect(answer?.choices).toEqual([]);
  },
);

test("a message that may be about danger is offered no question", async () => {
  const offered: string[] = [];
  const messages = readExampleGroups("content/assistant/examples/danger.txt").flatMap(([, lines]) =>
    lines.filter((_, at) => at % 40 === 0),
  );
  for (const message of messages) {
    const [, answer] = await converse(REMINDERS, message);
    if (answer?.choices.length) offered.push(message);
  }
  expect(messages.length).toBeGreaterThan(20);
  expect(offered).toEqual([]);
});

test.each(["thanks a lot!", "how long does it take to set up?", "too expensive", "ok"])(
  "“%s” has one meaning, so no other question is offered",
  async (message) => {
    const [, answer] = await converse(REMINDERS, message);
    expect(answer?.choices).toEqual([]);
  },
);
