import type { Guess } from "#platform/learning/bayes.ts";
import { isTelling, matchesIn, readWords, type Match } from "./cues.ts";
import { meaningsOf } from "./meanings.ts";
import { withoutContacts, withoutName } from "./strip.ts";

export type Understanding = {
  /** Possible meanings, the likeliest first; empty if the message is only a courtesy. */
  meanings: Guess[];
  courtesy?: string;
  /** The text to search for: the message without courtesies, names and addresses. */
  rest: string;
  telling: number;
  hasContact: boolean;
};

const COURTESIES = ["greeting", "howAreYou", "thanks", "bye", "yesOrNo"];
/** A message with an address and at most so many other words is contact data only. */
const MAX_BESIDE_CONTACT = 2;

export function understand(message: string): Understanding {
  const { text, hasContact } = withoutContacts(message);
  const words = readWords(withoutName(text));
  const matches = matchesIn(words);
  const courtesies = matches.filter(({ means }) => COURTESIES.includes(means));
  const polite = new Set(courtesies.flatMap(({ places }) => places));
  const others = matches.filter(({ means }) => !COURTESIES.includes(means));
  const meaningful = words.filter((_, place) => !polite.has(place));
  const telling = meaningful.filter(isTelling).length;
  const asks = others.length > 0 || telling > (hasContact ? MAX_BESIDE_CONTACT : 0);
  return {
    meanings: asks ? meaningsOf(meaningful, others) : [],
    courtesy: longest(courtesies)?.means,
    rest: meaningful
      .filter((word) => isTelling(word) || !word.isMended)
      .map((word) => word.text)
      .join(" "),
    telling,
    hasContact,
  };
}

/** Returns the match with the most words; the earliest one if several are equally long. */
function longest(matches: readonly Match[]): Match | undefined {
  return matches.toSorted(
    (one, other) =>
      other.places.length - one.places.length || (one.places[0] ?? 0) - (other.places[0] ?? 0),
  )[0];
}
