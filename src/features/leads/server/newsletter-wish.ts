import { newsletterWish } from "#content/site/newsletter.ts";
import { sentencesOf } from "./topic.ts";

const EDGE = String.raw`[\p{L}\p{N}]`;
const yes = whole(newsletterWish.yes);
const about = whole(newsletterWish.about);
const none = whole(newsletterWish.none);

/**
 * The tips are named and not declined, or a yes stands with the address and hardly anything else:
 * "I look forward to it" is no wish. @param message the one with the address
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

/** A yes, an address, and what politeness adds. */
const MAX_WORDS = 4;
function isShort(sentence: string): boolean {
  const words = sentence.split(/\s+/).filter((word) => !word.includes("@"));
  return words.length <= MAX_WORDS;
}

function whole(words: readonly string[]): RegExp {
  return new RegExp(`(?<!${EDGE})(?:${words.join("|")})(?!${EDGE})`, "u");
}
