import { expect, test } from "vitest";
import { dangers, isTrouble } from "#content/assistant/replies.ts";
import { asksAboutUs } from "#features/chat/server/answer/other-subject.ts";
import { topicOf } from "#features/chat/server/answer/topics.ts";
import { passageOf } from "#features/chat/server/answer/passages.ts";
import { readLibrary } from "#features/templates/server/sync/library-folder.ts";
import { understand } from "#platform/understanding/understand.ts";
import { lastAnswer, shownBefore } from "#tests/support/conversation.ts";
import { LIBRARY } from "#tests/support/library.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import { readConversations } from "../../scripts/eval/conversations.ts";
import questions from "../../assistant/questions.json" with { type: "json" };

/* Messages that are clear by themselves must get the same answer at the beginning of a conversation and later in it. */

/** Minimum likelihood of the best meaning of a message. Messages below it are unclear, and are not tested. */
const SURE = 0.95;
/**
 * Kinds of questions that are not tested, because two answers are right: one about the business, and one about the
 * template shown before.
 */
const OF_SHOWN = ["change-a-template", "languages", "assistant-languages", "tools"];
/**
 * Before each message, the first test sends the title of a template. For the next message, it takes the template that
 * comes this many places later in the library.
 */
const STEP_OF_TEMPLATES = 7;
/** Minimum share of messages that get the same answer whether or not a template's title was sent before them. */
const MIN_SAME = 0.9;
/** Maximum share of wrong answers in the second and the third test of this file. */
const MAX_CHANGED = 0.05;

useLibrary();

test(
  "a message on another subject gets the same answer after a template as alone",
  { timeout: 240_000 },
  async () => {
    const library = readLibrary(LIBRARY, () => undefined).map(({ metadata }) => metadata);
    const fresh = questions
      .filter(({ turns }) => turns.length === 1)
      .flatMap(({ turns }) => turns)
      .filter(isSure);
    const changed: string[] = [];
    let tried = 0;
    for (const [at, message] of fresh.entries()) {
      const { slug = "", title = "" } = library[(at * STEP_OF_TEMPLATES) % library.length] ?? {};
      const alone = await lastAnswer(platform, [message]);
      if (alone.templates.includes(slug)) continue;
      tried += 1;
      const after = await lastAnswer(platform, [title, message]);
      const isSame =
        [alone.kinds, alone.templates].join() === [after.kinds, after.templates].join();
      if (!isSame)
        changed.push(`${slug}: ${message}: ${alone.kinds.join()}, ${after.kinds.join()}`);
    }
    const share = 1 - changed.length / tried;
    if (share < MIN_SAME) console.log(changed.join("\n"));
    expect(tried).toBeGreaterThan(80);
    expect(share).toBeGreaterThanOrEqual(MIN_SAME);
  },
);

/** Number of templates after which the test asks each question about the company, one template at a time. */
const SHOWN = 6;
/** Minimum share of the questions about the company that get the same answer after a template as without one. */
const MIN_OF_COMPANY = 0.99;

test(
  "a question that surely is about the company gets the same answer after every kind of template as alone",
  { timeout: 600_000 },
  async () => {
    const library = readLibrary(LIBRARY, () => undefined).map(({ metadata }) => metadata);
    const kinds = [...Map.groupBy(library, ({ category }) => category.join()).values()].map(
      ([first]) => first?.slug ?? "",
    );
    const asked = ["questions", "people"]
      .flatMap((name) => readConversations(`assistant/${name}.json`))
      .filter(({ turns }) => turns.length === 1)
      .flatMap(({ turns }) => turns)
      .filter((message) => asksAboutUs(message) !== undefined && isSure(message));
    const changed: string[] = [];
    let tried = 0;
    for (const [at, message] of asked.entries()) {
      const alone = await lastAnswer(platform, [message]);
      for (let n = 0; n < SHOWN; n += 1) {
        const slug = kinds[(at + n * STEP_OF_TEMPLATES) % kinds.length] ?? "";
        const after = await lastAnswer(platform, [message], shownBefore([slug]));
        tried += 1;
        if (after.kinds[0] !== alone.kinds[0])
          changed.push(`${slug}: ${message}: ${alone.kinds.join()}, ${after.kinds.join()}`);
      }
    }
    const share = 1 - changed.length / tried;
    if (share < MIN_OF_COMPANY) console.log(changed.join("\n"));
    expect(tried).toBeGreaterThan(500);
    expect(share).toBeGreaterThanOrEqual(MIN_OF_COMPANY);
  },
);

function isSure(message: string): boolean {
  const [best] = understand(message).meanings;
  if (!best || best.likelihood < SURE || message.includes("@")) return false;
  const isOfUs = passageOf(best.label) !== undefined && topicOf(best.label) === undefined;
  return isOfUs && !OF_SHOWN.includes(best.label);
}

/** Kinds of conversations whose messages are clear without an earlier message. */
const APART = ["danger", "misuse", "nothing-fits", "off-topic", "trouble"];
/** Messages that the test sends first: in each language, a task for a template and a question about the business. */
const BEFORE = {
  en: ["save the invoices from my emails into a folder", "who is behind this company?"],
  de: ["unsere Blogartikel automatisch auf LinkedIn posten", "Was kostet das?"],
};

test(
  "messages about danger, trouble and foreign subjects get the same answer after another answer as alone",
  { timeout: 240_000 },
  async () => {
    const conversations = ["questions", "people"]
      .flatMap((name) => readConversations(`assistant/${name}.json`))
      .filter(({ kind, turns }) => APART.includes(kind) && turns.length === 1);
    const changed: string[] = [];
    for (const [at, { kind, language, turns }] of conversations.entries()) {
      const before = BEFORE[language === "de" ? "de" : "en"][at % 2] ?? "";
      const alone = await lastAnswer(platform, turns);
      const after = await lastAnswer(platform, [before, ...turns]);
      if (after.kinds[0] === alone.kinds[0]) continue;
      changed.push(`${kind}: ${before} | ${turns.join()}: ${after.kinds.join()}`);
      expect(dangers).not.toContain(alone.kinds[0]);
    }
    if (changed.length > conversations.length * MAX_CHANGED) console.log(changed.join("\n"));
    expect(changed.length).toBeLessThanOrEqual(conversations.length * MAX_CHANGED);
  },
);

/** Complaints that only a member of staff can settle. */
const TROUBLES = {
  en: [
    "I wrote to you nine days ago and got no answer",
    "you promised me something else last week, that is outrageous",
    "the booking bot you built for us stopped last night",
  ],
  de: [
    "ich hab euch vor 9 tagen geschrieben und nix kam",
    "ihr habt mir etwas anderes zugesagt, das ist eine Frechheit",
    "der bot den ihr uns gebaut habt steht seit gestern nacht",
  ],
};
/** One in this many tasks is tested after a complaint. */
const STEP_OF_TASKS = 3;

test("a task after a complaint is not answered as a complaint", { timeout: 240_000 }, async () => {
  const conversations = readConversations("assistant/questions.json").filter(
    ({ turns }) => turns.length === 1,
  );
  const putOff: string[] = [];
  let tried = 0;
  for (const [at, { language, turns }] of conversations.entries()) {
    if (at % STEP_OF_TASKS > 0) continue;
    const alone = await lastAnswer(platform, turns);
    if (alone.templates.length === 0) continue;
    tried += 1;
    const troubles = TROUBLES[language === "de" ? "de" : "en"];
    const before = troubles[tried % troubles.length] ?? "";
    const { kinds } = await lastAnswer(platform, [before, ...turns]);
    if (kinds.some(isTrouble)) putOff.push(`${before} | ${turns.join()}: ${kinds.join()}`);
  }
  if (putOff.length > tried * MAX_CHANGED) console.log(putOff.join("\n"));
  expect(tried).toBeGreaterThan(30);
  expect(putOff.length).toBeLessThanOrEqual(tried * MAX_CHANGED);
});
