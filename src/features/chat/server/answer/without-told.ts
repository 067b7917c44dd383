import { wordsOf } from "#platform/search/words.ts";
import { isTelling } from "#platform/understanding/cues.ts";

/** A sentence says nothing new if one earlier sentence contains at least this share (0 to 1) of its words. */
const MIN_SHARE = 0.8;
/**
 * Minimum number of meaningful words in a sentence that is compared. A shorter sentence shares most of its words with
 * others by chance.
 */
const MIN_TELLING = 5;

/** Matches a paragraph that only introduces what follows: a heading, or words that end with a colon. */
const INTRODUCTION = /^\*\*[^*]+\*\*$|:$/u;
const LINK = /\]\([^)]*\)/g;

/**
 * Removes the sentences of `text` that say nothing new after the text `before`. Returns "" if only headings would be
 * left.
 */
export function withoutTold(text: string, before: string): string {
  const told = before.split(/(?<=[.!?])\s+|\n+/u).map((sentence) => new Set(stemsOf(sentence)));
  const isNew = (sentence: string) => {
    const stems = stemsOf(sentence);
    const isTold = told.some(
      (one) => stems.filter((stem) => one.has(stem)).length >= MIN_SHARE * stems.length,
    );
    const leadsElsewhere = sentence.match(LINK)?.some((link) => !before.includes(link));
    return !isTold || leadsElsewhere || wordsOf(sentence).filter(isTelling).length < MIN_TELLING;
  };
  const paragraphs = text
    .split("\n\n")
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?]) +/u)
        .filter(isNew)
        .join(" "),
    )
    .filter((paragraph) => paragraph !== "");
  return paragraphs.every((one) => INTRODUCTION.test(one)) ? "" : paragraphs.join("\n\n");
}

function stemsOf(text: string): string[] {
  return wordsOf(text).map(({ stem }) => stem);
}
