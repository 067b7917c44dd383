import { industryWords, otherTrades, serviceWords } from "#content/assistant/service-words.ts";
import { createTextIndex, fitting } from "#platform/search/text-index.ts";
import { leniency } from "./understand/cues.ts";
import { isForAnybody, passageOf, passages, type Passage } from "./passages.ts";

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

/** Finds passages, best first. `share`: part of the query's words that the passage contains, 0 to 1. */
export async function findPassages(text: string): Promise<{ passage: Passage; share: number }[]> {
  const finds = fitting((await index).find(text, MAX_FOUND, leniency), leniency);
  return finds.flatMap(({ id, share }) => {
    const passage = passageOf(id);
    return passage ? [{ passage, share }] : [];
  });
}
