import { beforeAll, expect, test } from "vitest";
import { isTelling } from "#platform/understanding/cues.ts";
import { passages } from "#features/chat/server/answer/passages.ts";
import { readLibrary } from "#features/templates/server/sync/library-folder.ts";
import { wordsOf } from "#platform/search/words.ts";
import { lastAnswer } from "#tests/support/conversation.ts";
import { LIBRARY } from "#tests/support/library.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";
import {
  ALL,
  holdAll,
  missedIn,
  readConversations,
  RIGHT,
  type Missed,
} from "../../scripts/eval/conversations.ts";
import { visitorOf } from "../../scripts/eval/visitor.ts";
import scores from "../../assistant/score.json" with { type: "json" };

const conversations = readConversations("assistant/questions.json");
const stored: Missed = scores.site;

/** Options of tests with hundreds of conversations, which take long on a busy machine. */
const SLOW = { timeout: 240_000 };

let visitor: ReturnType<typeof visitorOf>;
useLibrary();
beforeAll(() => {
  visitor = visitorOf(platform);
});

test("the assistant answers no more questions of any kind wrong than before", SLOW, async () => {
  const wrong: string[] = [];
  const result = await holdAll(
    conversations,
    visitor,
    ({ turns }, { kinds, templates }, missed) => {
      const shown = [...kinds, ...templates].join(", ");
      if (missed.length > 0) wrong.push(`${turns.join(" | ")}: ${missed.join(", ")}; ${shown}`);
    },
  );
  if (wrong.length > 0) console.log(wrong.join("\n"));
  const now = missedIn(result);
  const worse = Object.entries(stored).flatMap(([kind, before]) => {
    const checks = [RIGHT, "no template", ...(kind === ALL ? ["first template"] : [])];
    const more = checks.filter((check) => (now[kind]?.[check] ?? 0) > (before[check] ?? 0));
    return more.map((check) => `${kind}: ${check}`);
  });
  expect(worse).toEqual([]);
});

test("the stored score is that of all present questions, as `npm run eval -- --keep` stores it", () => {
  const asked = new Map<string, number>();
  for (const { kind, language } of conversations)
    for (const group of [`${kind}, ${language}`, `${ALL}, ${language}`, ALL])
      asked.set(group, (asked.get(group) ?? 0) + 1);
  const kept = Object.entries(stored).map(([group, score]) => [group, score["asked"]]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(asked));
});

test("two words of a template's title find the template", SLOW, async () => {
  const titleQuestions = readLibrary(LIBRARY, () => undefined).flatMap(
    ({ metadata: { slug, title } }) => pairsOf(title).map((question) => ({ slug, question })),
  );
  const missed: string[] = [];
  for (const { slug, question } of titleQuestions) {
    const { templates } = await lastAnswer(platform, [question]);
    if (!templates.includes(slug)) missed.push(`${question}: ${slug}`);
  }
  // Up to one in ten pairs of words may fail, because a pair such as "SMS free" may also ask about something else.
  expect(missed.length < titleQuestions.length / 10 ? [] : missed).toEqual([]);
});

function pairsOf(title: string): string[] {
  const words = title.split(" ").filter((word) => wordsOf(word).some(isTelling));
  return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}

test("there are at least 150 questions, in both languages, none asked twice", () => {
  expect(conversations.length).toBeGreaterThanOrEqual(150);
  for (const language of ["en", "de"]) {
    expect(conversations.filter((one) => one.language === language).length).toBeGreaterThan(70);
  }
  const questions = conversations.map(({ turns }) => turns.at(-1));
  expect(new Set(questions).size).toBe(questions.length);
});

test("every question expects an existing answer", () => {
  const slugs = readLibrary(LIBRARY, () => undefined).map(({ metadata }) => metadata.slug);
  const known = new Set([...slugs, ...passages.map(({ id }) => id)]);
  for (const { turns, expect: expected } of conversations) {
    const unknown = [
      ...[expected.template ?? []]
        .flat()
        .filter((slug) => slug !== "none" && !slugs.includes(slug)),
      ...[expected.passages ?? []].flat().filter((id) => id !== "none" && !known.has(id)),
    ];
    expect({ turns, unknown }).toEqual({ turns, unknown: [] });
  }
});
