import { stemOf, wordsOf, type Word } from "#platform/search/words.ts";

/** `rest`: the search without its excluding part. `labels`: word stems of the excluded services and categories. */
export type Exclusion = { rest: string; labels: ReadonlySet<string> };

const AI = "ai";
/** Spellings that are replaced before the search is read, each with the word that replaces it. */
const SPELLINGS: readonly [spelling: RegExp, word: string][] = [
  [
    /(?<!\p{L})(?:artificial intelligence|künstliche intelligenz|language models?|chat ?gpt|gpt|llms?|ki)(?![\p{L}\p{N}])/giu,
    AI,
  ],
  [/(?<!\p{L})e-mails?(?!\p{L})/giu, "email"],
];

const WITHOUT = /^(?:without|ohne)$/i;
/** These words exclude only AI, as in "no AI". In "no show" and "no reply", they are part of what the visitor seeks. */
const NO = /^(?:no|non|keine?)$/i;
const JOINS = /^(?:and|or|nor|und|oder|noch)$/i;
const FILLS = /^(?:any|an?|the|using|jede[nrs]?|eine?n?)$/i;
const FREE = /^(?:free|frei(?:e[mnrs]?)?)$/i;

/**
 * Finds what a search excludes, as in "emails without AI or Slack", "AI-free" or "ohne Slack".
 * @param isLabel - returns whether a service or category has a word with this stem in its name
 */
export function exclusionIn(
  search: string,
  isLabel: (stem: string) => boolean,
): Exclusion | undefined {
  const text = SPELLINGS.reduce((all, [spelling, word]) => all.replace(spelling, word), search);
  const words = wordsOf(text);
  const labels = new Set<string>();
  const dropped = new Set<Word>();
  /**
   * The words such as "without any" that were just read, after which the next name is excluded. Undefined if the next
   * word is searched for.
   */
  let opening: Word[] | undefined;
  let leavesOut = isLabel;
  for (const [n, word] of words.entries()) {
    const before = words[n - 1];
    const between = before ? text.slice(before.at + before.text.length, word.at) : "";
    const stem = stemOf(word.text);
    if (WITHOUT.test(word.text) || NO.test(word.text)) {
      leavesOut = WITHOUT.test(word.text) ? isLabel : (one) => one === AI;
      opening = [word];
    } else if (FREE.test(word.text) && between === "-" && before && isLabel(stemOf(before.text))) {
      leaveOut(stemOf(before.text), [before, word]);
    } else if (opening && (FILLS.test(word.text) || JOINS.test(word.text))) {
      opening.push(word);
    } else if (opening && leavesOut(stem) && (opening.length > 0 || between.includes(","))) {
      leaveOut(stem, [...opening, word]);
      opening = [];
    } else {
      opening = undefined;
    }
  }
  function leaveOut(stem: string, said: readonly Word[]): void {
    labels.add(stem);
    for (const word of said) dropped.add(word);
  }
  if (labels.size === 0) return undefined;
  const rest = words.filter((word) => !dropped.has(word)).map((word) => word.text);
  return { rest: rest.join(" "), labels };
}
