import { isTelling, matchesIn, readWords, type Match } from "./cues.ts";
import { withoutContacts, withoutName } from "./strip.ts";

/** What a message is about, as far as its words alone tell. */
export type Understanding = {
  /** What its phrases say for certain: id of a passage, or a kind. */
  certain?: string;
  /** What else it may be about, and how much of it says so, 0 to 1. */
  hint?: { means: string; share: number };
  /** Something that is said to anybody: a greeting, thanks. */
  courtesy?: string;
  /** The message without courtesies, names and addresses: what is searched for. */
  rest: string;
  /** How many words are left that tell what it is about. */
  telling: number;
  /** Whether it holds an email address or a phone number. */
  hasContact: boolean;
};

const COURTESIES = ["greeting", "howAreYou", "thanks", "bye", "yesOrNo"];
/** What must not be overheard, whatever else is said. */
const FIRST = "instructions";

export function understand(message: string): Understanding {
  const { text, hasContact } = withoutContacts(message);
  const words = readWords(withoutName(text));
  const matches = matchesIn(words);
  const courtesies = matches.filter(({ means }) => COURTESIES.includes(means));
  const polite = new Set(courtesies.flatMap(({ places }) => places));
  const others = matches.filter(({ means }) => !COURTESIES.includes(means));
  const telling = words.flatMap((word, place) =>
    isTelling(word) && !polite.has(place) ? [place] : [],
  );
  return {
    certain: certainOf(others),
    hint: hintOf(others, telling),
    courtesy: longest(courtesies)?.means,
    rest: words
      .filter((word, place) => !polite.has(place) && (isTelling(word) || !word.isMended))
      .map((word) => word.text)
      .join(" "),
    telling: telling.length,
    hasContact,
  };
}

function certainOf(matches: readonly Match[]): string | undefined {
  const said = matches.filter(({ kind }) => kind === "said");
  return (said.find(({ means }) => means === FIRST) ?? longest(said))?.means;
}

/** Of several the one with the most words; of equals the earliest. */
function longest(matches: readonly Match[]): Match | undefined {
  return matches.toSorted(
    (one, other) =>
      other.places.length - one.places.length || (one.places[0] ?? 0) - (other.places[0] ?? 0),
  )[0];
}

/** The hint that most of the telling words belong to; a message without any is all hint. */
function hintOf(
  matches: readonly Match[],
  telling: readonly number[],
): { means: string; share: number } | undefined {
  const hints = matches.filter(({ kind }) => kind === "hints");
  const shares = [...Map.groupBy(hints, ({ means }) => means)].map(([means, group]) => {
    const places = new Set(group.flatMap((match) => match.places));
    const held = telling.filter((place) => places.has(place)).length;
    const share = telling.length === 0 ? 1 : held / telling.length;
    return { means, share, words: places.size };
  });
  const [best] = shares.toSorted(
    (one, other) => other.share - one.share || other.words - one.words,
  );
  return best && { means: best.means, share: best.share };
}
