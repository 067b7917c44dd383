import { expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { readExampleGroups } from "#platform/learning/example-files.ts";
import { lastAnswer } from "#tests/support/conversation.ts";
import { sample } from "#tests/support/sample.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import { isReply } from "./server/answer/drafts.ts";
import { isAboutWork, passageOf, passages, spoken } from "./server/answer/passages.ts";
import { readTemplateQuestions } from "./server/answer/ranked-questions.ts";
import { TOPICS } from "./server/answer/topics.ts";

/* These tests show that a question gets the website's answer at any point of a conversation, also when asked again. */

useLibrary();

const LANGUAGES = ["en", "de"] as const;
type Language = (typeof LANGUAGES)[number];
/** Earlier messages whose answers quote a text, show a template, offer to build or to talk, or introduce a trade. */
const BEFORE: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "How do you handle our data?",
    "Can we use it for our own clients?",
    "remind patients of appointments by sms",
    "wash the windows of the office by drone",
    "phone assistant",
    "I have a dental practice",
    "can I talk to somebody?",
  ],
  de: [
    "Was passiert mit unseren Daten?",
    "was kostet das?",
    "Patienten per SMS an Termine erinnern",
    "Wir tippen jeden Abend die Kassenzettel ab",
    "Telefonassistent",
    "Ich habe eine Zahnarztpraxis",
    "kann ich mit jemandem reden?",
  ],
};

/**
 * Website texts, except those about services and trades, those about templates (which are answered for the shown
 * template), and those that a fixed reply replaces.
 */
const questions = passages.filter(({ id }) => !isAboutWork(id) && !(id in TOPICS) && !isReply(id));

async function lacking(
  conversations: readonly (readonly [messages: readonly string[], part: string])[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [messages, part] of conversations) {
    const { kinds, text } = await lastAnswer(platform, messages);
    if (!text.includes(part)) wrong.push(`${messages.join(" | ")}: ${kinds.join()}`);
  }
  return wrong;
}

/** Number of first characters by which the test recognizes a text in an answer. */
const BEGINNING = 60;
const beginningOf = (text: string) => text.slice(0, BEGINNING);

test.each(LANGUAGES)(
  "each question of the website gets its answer after any exchange and after itself (%s)",
  { timeout: 240_000 },
  async (language) => {
    const conversations = questions.flatMap((passage) => {
      const { title, text } = spoken(passage, language);
      if (language === "de" && title === passage.title) return [];
      const firsts = [...BEFORE[language], title];
      return firsts.map((first) => [[first, title], beginningOf(text)] as const);
    });
    expect(conversations.length).toBeGreaterThan(900);
    expect(await lacking(sample(conversations, 5))).toEqual([]);
  },
);

test(
  "each question about a template gets its answer when it is asked again",
  { timeout: 240_000 },
  async () => {
    const conversations = readTemplateQuestions().flatMap(([slug, all]) =>
      all.map(({ en: { question, answer } }) => {
        const named = slug.replaceAll("-", " ");
        return [[named, question, question], beginningOf(answer), slug] as const;
      }),
    );
    const wrong: string[] = [];
    for (const [messages, part, slug] of sample(
      conversations.filter((_, at) => at % 4 === 0),
      5,
    )) {
      const first = await lastAnswer(platform, messages.slice(0, 2));
      if (!first.text.includes(part)) continue;
      const { text } = await lastAnswer(platform, messages);
      if (!text.includes(part)) wrong.push(`${slug}: ${messages.join(" | ")}`);
    }
    expect(wrong).toEqual([]);
  },
);

test(
  "another wording of a question that was answered is not denied",
  { timeout: 240_000 },
  async () => {
    const denials = LANGUAGES.flatMap((language) => {
      const { saidAlready, handOver } = assistant.site[language];
      return [saidAlready, handOver.again];
    });
    const conversations = ["rare", "company"]
      .flatMap((name) => readExampleGroups(`content/assistant/examples/${name}.txt`))
      .flatMap(([label, [first = "", second = ""]]) => {
        const passage = passageOf(label);
        return passage && !isAboutWork(label)
          ? [first, second].map((wording) => [passage.title, wording] as const)
          : [];
      });
    expect(conversations.length).toBeGreaterThan(200);
    const denied: string[] = [];
    for (const messages of sample(conversations, 4)) {
      const { text } = await lastAnswer(platform, messages);
      if (denials.some((one) => text.includes(one))) denied.push(messages.join(" | "));
    }
    expect(denied).toEqual([]);
  },
);
