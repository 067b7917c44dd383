import { newsletterWish } from "#content/site/newsletter.ts";
import { sentencesOf } from "./topic.ts";

const EDGE = String.raw`[\p{L}\p{N}]`;
const yes = wholeWords(newsletterWish.yes);
const about = wholeWords(newsletterWish.about);
const none = wholeWords(newsletterWish.none);

/**
 * Whether the message wants the weekly tips: it names them without declining them, or says yes with
 * hardly more than the address. "I look forward to it" does not.
 * @param message the one with the address
 */
export function wishesNewsletter(message: string): boolean {
  const sentences = sentencesOf(message.toLowerCase().replaceAll("’", "'"));
  return sentences.some((sentence, place) => {
    if (none.test(sentence)) return false;
    if (about.test(sentence)) return true;
    const isWithAddress = [place - 1, place, place + 1].some((near) =>
      sentences[near]?.includes("@"),
    );
    return isWithAddress && yes.test(sentence) && isShort(sentence);
  });
}

/** Maximum number of words besides the address: a yes and a courtesy. */
const MAX_WORDS = 4;
function isShort(sentence: string): boolean {
  const words = sentence.split(/\s+/).filter((word) => !word.includes("@"));
  return words.length <= MAX_WORDS;
}

function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<!${EDGE})(?:${words.join("|")})(?!${EDGE})`, "u");
}
