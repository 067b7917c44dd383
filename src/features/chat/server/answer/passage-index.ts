import { industryWords, serviceWords } from "#content/assistant/service-words.ts";
import { createTextIndex, fitting } from "#platform/search/text-index.ts";
import { leniency } from "./understand/cues.ts";
import { passageOf, passages, type Passage } from "./passages.ts";

const FIELDS = {
  title: { boost: 4, strength: 1 },
  /** What people say who mean it. */
  words: { boost: 4, strength: 1 },
  text: { boost: 1, strength: 0.7 },
} as const;

const MOST = 20;

const words: Record<string, readonly string[]> = { ...serviceWords, ...industryWords };

const index = createTextIndex(
  FIELDS,
  passages.map(({ id, title, text }) => ({
    id,
    title,
    text,
    words: (words[id] ?? []).join(", "),
  })),
);

/** The passages that fit a text, best first; `share` of what it asks that they hold, 0 to 1. */
export async function findPassages(text: string): Promise<{ passage: Passage; share: number }[]> {
  const finds = fitting((await index).find(text, MOST, leniency));
  return finds.flatMap(({ id, share }) => {
    const passage = passageOf(id);
    return passage ? [{ passage, share }] : [];
  });
}
