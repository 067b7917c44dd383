import { LRUCache } from "lru-cache";
import { courtesies as kindsOfCourtesy } from "#content/assistant/replies.ts";
import { brand } from "#content/site/brand.ts";
import { distance } from "#platform/search/slips.ts";
import { stemOf } from "#platform/search/words.ts";
import { partlyKnown } from "#platform/search/compounds.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { isTelling, isToolName, isWord, matchesIn, readWords, type Match } from "./cues.ts";
import { hasFamily, meaningsOf } from "./meanings.ts";
import { withoutName } from "./names.ts";
import { withoutContacts } from "./phone-number.ts";

export type Understanding = {
  /** Possible meanings, the likeliest first; empty if the message seems to ask nothing, such as "thanks". */
  meanings: readonly Guess[];
  /**
   * Like `meanings`, but filled even if the message seems to ask nothing. After an answer, "noch eins" ("one more") is
   * a question.
   */
  readings: readonly Guess[];
  courtesy?: Courtesy | undefined;
  /** The text for which the assistant searches: the message without courtesies, names and email addresses. */
  rest: string;
  telling: number;
  isKnown: boolean;
  hasContact: boolean;
};

type Courtesy = (typeof kindsOfCourtesy)[number];
const MIN_KNOWN = 0.5;
/**
 * A message may be a single word whose spelling was corrected. If the word has at most this many letters, it counts as
 * unknown: nearly every short text resembles some word by coincidence.
 */
const MAX_CHANCE = 6;
/**
 * If more than this many letters of a single word were corrected, the word counts as unknown, because its resemblance
 * to a known word may be a coincidence.
 */
const MAX_SLIPS = 1;
/** In a message of more than MAX_YES words, "yes", "no" and fillers are courtesies only as the first or second word. */
const SHORT: readonly string[] = ["yesOrNo", "filler"];
const MAX_YES = 4;
/**
 * A message of only common words counts as a question if it has at least this many of them (with a question mark, at
 * least MIN_ASKED), contains no contact data, and has a likely meaning (SURE): "läuft das bei euch" ("does that work").
 */
const MIN_COMMON = 4;
const MIN_ASKED = 2;
const SURE = 0.7;
/**
 * A message with contact data and without a known phrase asks nothing if it has at most this many other words (common
 * words and courtesies not counted).
 */
const MAX_BESIDE_CONTACT = 2;

const understood = new LRUCache<string, Understanding>({ max: 100 });

/** Finds out what a message means, without the conversation before it. */
export function understand(message: string): Understanding {
  // Staff can change the name of the business, and the name influences what a message means. The cache key therefore
  // contains the name.
  const key = `${brand.name} ${message}`;
  const known = understood.get(key) ?? read(message);
  understood.set(key, known);
  return known;
}

function read(message: string): Understanding {
  const { text, hasContact } = withoutContacts(message);
  const words = readWords(withoutName(text));
  const matches = matchesIn(words);
  const courtesies = matches.filter(
    ({ means, places: [first = 0] }) =>
      isCourtesy(means) &&
      (!SHORT.includes(means) ||
        ((first <= 1 || words.length <= MAX_YES) && !words[first]?.isMended)),
  );
  const courtesy = kindsOfCourtesy.find((kind) => kind === longest(courtesies)?.means);
  const polite = new Set(courtesies.flatMap(({ places }) => places));
  // A match inside a longer courtesy does not count: the "Gott" in "Grüß Gott" ("hello") is no subject.
  const isPolite = ({ places }: Match) =>
    courtesies.some(
      (one) => one.places.length > places.length && places.every((at) => one.places.includes(at)),
    );
  const others = matches.filter((match) => !isCourtesy(match.means) && !isPolite(match));
  const meaningful = words.filter((_, place) => !polite.has(place));
  const telling = meaningful.filter(isTelling).length;
  const isKnown = isMostlyKnown(meaningful, others.length > 0);
  const all = meaningsOf(meaningful, others);
  const possible = tellsOfOthers(text) ? withoutLabels(all, ({ label }) => OURS.has(label)) : all;
  const readings = isDecided(possible[0], others, meaningful) ? raised(possible) : possible;
  const asks =
    others.length > 0 ||
    telling > (hasContact ? MAX_BESIDE_CONTACT : 0) ||
    (!hasContact &&
      meaningful.length >= (message.includes("?") ? MIN_ASKED : MIN_COMMON) &&
      (readings[0]?.likelihood ?? 0) >= SURE);
  return {
    meanings: asks ? readings : [],
    readings,
    courtesy: isKnown || courtesy === "thanks" ? courtesy : undefined,
    rest: meaningful
      .filter((word) => isTelling(word) || !word.isMended)
      .map((word) => word.text)
      .join(" "),
    telling,
    isKnown,
    hasContact,
  };
}

/**
 * Whether all words of a message, except common words, belong to phrases (content/assistant/cues.ts) for its likeliest
 * meaning, as in "Preise?".
 */
function isDecided(
  best: Guess | undefined,
  matches: readonly Match[],
  words: readonly Read[],
): boolean {
  const own = matches.filter(({ means }) => means === best?.label);
  const places = new Set(own.flatMap((match) => match.places));
  return own.length > 0 && words.every((word, place) => places.has(place) || !isTelling(word));
}

const DECIDED = 0.95;

function raised([best, ...others]: readonly Guess[]): Guess[] {
  if (!best || best.likelihood >= DECIDED) return best ? [best, ...others] : [];
  const rest = (1 - DECIDED) / (1 - best.likelihood);
  const lowered = others.map(({ label, likelihood }) => ({ label, likelihood: likelihood * rest }));
  return [{ label: best.label, likelihood: DECIDED }, ...lowered];
}

/** Whether a message is only about the visitor's own customers or staff. */
function tellsOfOthers(text: string): boolean {
  return hasFamily(text, "them") && !hasFamily(text.replace(REQUEST, " "), "you");
}

const REQUEST =
  /(?<!\p{L})(?:(?:can|could|would|will) you|(?:könn(?:t|tet)|würdet) ihr|könn(?:en|ten) sie)(?!\p{L})/giu;

/**
 * Meanings that concern the business itself. They are ruled out for a message about the visitor's own customers, for
 * example about customers who cancel their appointments with the visitor.
 */
const OURS = new Set(
  "no-reply mail-missing unsubscribe move-call complaint weekly-tips call booking person price".split(
    " ",
  ),
);
/**
 * `withoutLabels` divides the likelihoods that remain by their sum, but at least by this number. A smaller divisor
 * would raise an unlikely meaning until it seems certain.
 */
const MIN_REST = 0.25;

export function withoutLabels(
  meanings: readonly Guess[],
  isImpossible: (meaning: Guess) => boolean,
): Guess[] {
  const rest = meanings.filter((meaning) => !isImpossible(meaning));
  const sum = rest.reduce((all, { likelihood }) => all + likelihood, 0);
  return rest.map(({ label, likelihood }) => ({
    label,
    likelihood: likelihood / Math.max(MIN_REST, sum),
  }));
}

export function isShortAnswer({ courtesy, telling }: Understanding): boolean {
  return courtesy !== undefined && SHORT.includes(courtesy) && telling === 0;
}

const NO = /^(?:(?:h+m+|mh+|oh|ach|na|well|naja),?\s+)*(?:no|nope|nah|nein|nee|nö)(?!\p{L})/iu;

export function startsWithNo(message: string): boolean {
  return NO.test(message.trim());
}

function isCourtesy(kind: string): boolean {
  return (kindsOfCourtesy as readonly string[]).includes(kind);
}

/**
 * Whether the assistant knows enough of the words. Corrected words and words with only one known part count half.
 * @param isCued - whether the message contains a known phrase. Without one, the assistant also has to know a word that
 *   is no filler word; if all words are fillers, one of them must be spelled right
 */
function isMostlyKnown(words: readonly Read[], isCued: boolean): boolean {
  const all = words.filter(({ text }) => /\p{L}/u.test(text));
  const unnamed = all.filter(({ text }) => !isToolName(text));
  // The name of a tool does not show that the assistant knows the language, and counts only if there are no other
  // words.
  const lettered = unnamed.length > 0 ? unnamed : all;
  const [only, ...others] = lettered;
  if (!only) return words.length === 0;
  if (others.length === 0 && mayBeChance(only)) return false;
  const known = lettered.reduce((sum, word) => sum + certaintyOf(word), 0);
  const telling = lettered.filter(isTelling);
  const tells =
    telling.length === 0
      ? lettered.some((word) => !word.isMended)
      : telling.some((word) => certaintyOf(word) > 0);
  return (isCued || tells) && known >= lettered.length * MIN_KNOWN;
}

function mayBeChance({ text, stem, isMended }: Read): boolean {
  return isMended && (text.length <= MAX_CHANCE || distance(stemOf(text), stem) > MAX_SLIPS);
}

type Read = ReturnType<typeof readWords>[number];

/** Returns a number from 0 to 1. A corrected word counts half, because random letters may resemble a known word. */
function certaintyOf({ text, stem, isMended }: Read): number {
  if (isMended) return MIN_KNOWN;
  return isWord(text) ? 1 : partlyKnown(stem) ? MIN_KNOWN : 0;
}

/**
 * Returns the match with the most words. Among equals, a goodbye counts first, then the earliest match, and a
 * filler last: "hm, ja" is a yes.
 */
function longest(matches: readonly Match[]): Match | undefined {
  const order = ({ means, places: [first = 0] }: Match) =>
    means === "filler" ? Number.MAX_SAFE_INTEGER : means === "bye" ? -1 : first;
  return matches.toSorted((one, other) => {
    const longer = other.places.length - one.places.length;
    return longer === 0 ? order(one) - order(other) : longer;
  })[0];
}
