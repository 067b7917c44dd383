import type { Guess } from "#platform/learning/bayes.ts";
import { isTelling, matchesIn, readWords, type Match } from "./cues.ts";
import { meaningsOf } from "./meanings.ts";
import { withoutContacts, withoutName } from "./strip.ts";

export type Understanding = {
  /** What it may be about, the likeliest first; none where nothing but a courtesy is said. */
  meanings: Guess[];
  courtesy?: string;
  /** The message without courtesies, names and addresses: what is searched for. */
  rest: string;
  telling: number;
  hasContact: boolean;
};

const COURTESIES = ["greeting", "howAreYou", "thanks", "bye", "yesOrNo"];
/** With no more words than this beside it, an address is all that a message says. */
const MAX_BESIDE_CONTACT = 2;

export function understand(message: string): Understanding {
  const { text, hasContact } = withoutContacts(message);
  const words = readWords(withoutName(text));
  const matches = matchesIn(words);
  const courtesies = matches.filter(({ means }) => COURTESIES.includes(means));
  const polite = new Set(courtesies.flatMap(({ places }) => places));
  const others = matches.filter(({ means }) => !COURTESIES.includes(means));
  const said = words.filter((_, place) => !polite.has(place));
  const telling = said.filter(isTelling).length;
  const asks = others.length > 0 || telling > (hasContact ? MAX_BESIDE_CONTACT : 0);
  return {
    meanings: asks ? meaningsOf(said, others) : [],
    courtesy: longest(courtesies)?.means,
    rest: said
      .filter((word) => isTelling(word) || !word.isMended)
      .map((word) => word.text)
      .join(" "),
    telling,
    hasContact,
  };
}

/** Of several the one with the most words; of equals the earliest. */
function longest(matches: readonly Match[]): Match | undefined {
  return matches.toSorted(
    (one, other) =>
      other.places.length - one.places.length || (one.places[0] ?? 0) - (other.places[0] ?? 0),
  )[0];
}
