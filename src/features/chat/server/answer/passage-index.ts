import { germanQuestions } from "#content/assistant/german-questions.ts";
import { industryWords, otherTrades, serviceWords } from "#content/assistant/service-words.ts";
import { createTextIndex, fitting } from "#platform/search/text-index.ts";
import { wordsOf } from "#platform/search/words.ts";
import { table } from "#platform/search/word-table.ts";
import { isTelling, leniency, readWords } from "#platform/understanding/cues.ts";
import { isForAnybody, passageOf, passages, solutionQuestions, type Passage } from "./passages.ts";

const FIELDS = {
  title: { boost: 4, strength: 1 },
  /** Single words that visitors use for the subject of a text, even if the text itself does not contain them. */
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

type FoundPassage = { passage: Passage; share: number };

/** Finds website texts, the best first. `share`: share of the query's words that the text contains, from 0 to 1. */
export async function findPassages(text: string): Promise<FoundPassage[]> {
  const finds = fitting((await index).find(text, MAX_FOUND, leniency), leniency);
  return finds.flatMap(({ id, share }) => {
    const passage = passageOf(id);
    return passage ? [{ passage, share }] : [];
  });
}

/**
 * Limit for a website text about a trade: at least this share (0 to 1) of the message's words must occur in the text.
 */
const MIN_TRADE_SHARE = 0.6;

/** Returns the website text about the trade that `text` names. @returns undefined if `text` names none */
export async function findTrade(text: string): Promise<Passage | undefined> {
  const [best] = await findPassages(text);
  const isNamed = best && best.share >= MIN_TRADE_SHARE && isNamedIn(text, best.passage);
  return isNamed ? best.passage : undefined;
}

/**
 * Whether `text` contains a name of the trade that a website text is about. Other words in common, such as
 * "appointment", are not enough.
 */
function isNamedIn(text: string, { id }: Passage): boolean {
  return namedIn(text, industryWords[id] ?? []) !== undefined;
}

/** Returns the name by which `text` names a trade, if the website has a page about it: "dentist". */
export function tradeNamedIn(text: string): string | undefined {
  const names = Object.values(industryWords).flat();
  return namedIn(
    text,
    names.filter((name) => !MEANS_MORE.has(name)),
  );
}

/** Names of trades that are also common words: "in practice", "do you care", "lokal". `tradeNamedIn` ignores them. */
const MEANS_MORE: ReadonlySet<string> = new Set(
  "care practice property store trips trainer course courses patients education Lokal Laden Reisen Kurs Kurse".split(
    " ",
  ),
);

function namedIn(text: string, names: readonly string[]): string | undefined {
  const stems = new Set(wordsOf(text).map(({ stem }) => stem));
  return names.find((name) => wordsOf(name).every(({ stem }) => stems.has(stem)));
}

/** Word stems of each question on the pages about services and industries, in English and in German. */
const questions = solutionQuestions.flatMap((passage) =>
  [passage.title, inGerman(passage.id)].flatMap((title) => {
    const stems = title === undefined ? [] : tellingStems(title);
    return stems.length > 0 ? [{ passage, stems }] : [];
  }),
);

function inGerman(id: string): string | undefined {
  const [, slug = "", number = ""] = /^(.+)-(\d+)$/u.exec(id) ?? [];
  return germanQuestions[slug]?.[Number(number) - 1];
}

/** Returns the stems of the meaningful words in a text, each once. Words such as "the" and "please" are left out. */
export function tellingStems(text: string): string[] {
  return [
    ...new Set(
      readWords(text)
        .filter(isTelling)
        .map(({ stem }) => stem),
    ),
  ];
}

/**
 * Finds the question on the pages about services and industries that is most similar to a message. `share`: the number
 * of meaningful words in common, divided by the number of all meaningful words of both (Jaccard index); 0 with fewer
 * than MIN_SHARED words in common.
 */
export function findQuestion(message: string): FoundPassage | undefined {
  const messageStems = tellingStems(message);
  const found = questions.map(({ passage, stems }) => {
    const shared = messageStems.filter((one) => stems.some((other) => isSame(one, other))).length;
    return {
      passage,
      share: shared < MIN_SHARED ? 0 : shared / (messageStems.length + stems.length - shared),
    };
  });
  return found.toSorted((one, other) => other.share - one.share)[0];
}

/** Minimum number of words that a message and a question must have in common. A single common word may be chance. */
const MIN_SHARED = 2;

/**
 * Whether two stems are the same or have the same meaning, also in different languages, such as those of "invoice" and
 * "Rechnung".
 */
export function isSame(one: string, other: string): boolean {
  const means = (stem: string) => (table.get(stem) ?? []).flatMap(({ stems }) => stems);
  return one === other || means(one).includes(other) || means(other).includes(one);
}
