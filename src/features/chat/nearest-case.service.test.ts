import { expect, test } from "vitest";
import { converse, lastAnswer, shownBefore } from "#tests/support/conversation.ts";
import { sample } from "#tests/support/sample.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import { readTemplateQuestions } from "./server/answer/ranked-questions.ts";

useLibrary();

const WISH = { en: "please show me a template", de: "bitte eine Vorlage zeigen" };

/** Sends a message at the end of a conversation in which one answer after another showed these templates. */
async function askAfter(
  slugs: readonly string[],
  language: "en" | "de",
  message: string,
): Promise<string> {
  const begun = shownBefore(slugs, WISH[language], language);
  return (await lastAnswer(platform, [message], begun)).text;
}

test("the button of each question about a template brings the answer to it", async () => {
  const asked = readTemplateQuestions().flatMap(([slug, questions]) =>
    questions.flatMap((one) =>
      (["en", "de"] as const).map((language) => ({ slug, language, ...one[language] })),
    ),
  );
  const wrong: string[] = [];
  for (const { slug, language, question, answer } of sample(asked, 3)) {
    const text = await askAfter([slug], language, question);
    if (!text.includes(answer)) wrong.push(`${slug}: ${question} → ${text.slice(0, 80)}`);
  }
  expect(wrong).toEqual([]);
});

test("a button is about the newest template, if an older one has the same question", async () => {
  const files = readTemplateQuestions();
  const all = files.flatMap(([slug, asked]) => asked.map(({ en }) => ({ slug, ...en })));
  const same = Map.groupBy(all, ({ question }) => question);
  const shared = [...same.values()].filter(({ length }) => length > 1);
  expect(shared.length).toBeGreaterThan(0);
  for (const [older, newest] of shared) {
    if (!older || !newest) continue;
    const text = await askAfter([older.slug, newest.slug], "en", newest.question);
    expect(text).toContain(newest.answer);
  }
});

test("a slug that a browser made up gets an answer", async () => {
  const text = await askAfter(["constructor", "to-string"], "en", "Does it work with Outlook?");
  expect(text).not.toBe("");
});

test.each([
  [
    "nachfassen bei angeboten von handwerkern",
    "manche sagen, meld dich im herbst wieder, kann man das pro kunde sagen wann?",
    "Fragen Sie in zwei Monaten wieder",
  ],
  [
    "answer where is my order questions on my shop's website",
    "can it look up the tracking number itself or do i paste it in",
    "Can it tell where the parcel is right now?",
  ],
])("after “%s”, “%s” gets the nearest answer about the template", async (wish, message, title) => {
  const [, answer] = await converse(platform, [wish, message]);
  expect([answer?.text, ...(answer?.choices ?? [])].join("\n")).toContain(title);
});

test("a message without a word about a case quotes no case", async () => {
  const [, answer] = await converse(platform, [
    "sort my gmail inbox",
    "the blue folder, as always",
  ]);
  expect(answer?.text).not.toContain("This comes nearest to it");
});
