import { industryWords, otherTrades, serviceWords } from "#content/assistant/service-words.ts";
import { createTextIndex, fitting } from "#platform/search/text-index.ts";
import { leniency } from "./understand/cues.ts";
import { isForAnybody, passageOf, passages, solutionQuestions, type Passage } from "./passages.ts";

const FIELDS = {
  title: { boost: 4, strength: 1 },
  /** Words by which people ask for the passage, even if its text does not contain them. */
  words: { boost: 4, strength: 1 },
  phrases: { boost: 3, strength: 0.9 },
  text: { boost: 1, strength: 0.7 },
} as const;

const MAX_FOUND = 20;

const words: Record<string, readonly string[]> = {
  ...serviceWords,
  ...industryWords,
  "custom-workflow-development": [
    ...(serviceWords["custom-workflow-development"] ?? []),
    ...otherTrades,
  ],
};

const index = createTextIndex(FIELDS, [
  passages.filter(isForAnybody).map(({ id, title, text }) => {
    const cues = words[id] ?? [];
    const phrases = cues.filter((one) => one.includes(" "));
    const single = cues.filter((one) => !one.includes(" "));
    return { id, title, text, words: single.join(", "), phrases: phrases.join(", ") };
  }),
]);

const questionIndex = createTextIndex({ title: FIELDS.title, text: FIELDS.text }, [
  solutionQuestions.map(({ id, title, text }) => ({ id, title, text })),
]);

type FoundPassage = { passage: Passage; share: number };

/** Finds passages, best first. `share`: part of the query's words that the passage contains, 0 to 1. */
export async function findPassages(text: string): Promise<FoundPassage[]> {
  return foundIn(await index, text);
}

/** Finds questions of the pages about services and industries, best first. */
export async function findQuestions(text: string): Promise<FoundPassage[]> {
  return foundIn(await questionIndex, text);
}

function foundIn(searched: Awaited<typeof index | typeof questionIndex>, text: string) {
  const finds = fitting(searched.find(text, MAX_FOUND, leniency), leniency);
  return finds.flatMap(({ id, share }) => {
    const passage = passageOf(id);
    return passage ? [{ passage, share }] : [];
  });
}
