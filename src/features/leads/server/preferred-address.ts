import { partsOf } from "./address-uses.ts";
import { findAddresses } from "./find-addresses.ts";
import { PROVIDER } from "./mended-address.ts";
import { ownersIn, type Owned } from "./owners.ts";

/** Matches the text after "the first", if these words mean an address: "the first one", but not "the first call". */
const NAMED = String.raw`(?=['’]s|\s(?:ones?|address|adresse|e-?mail|mail|mailadresse|please|bitte|is|ist|was|war|would|wäre|passt|stimmt|only|nur|best|besser|better|reicht|not|nicht|instead|then|dann|and|und|doch|lieber)(?!\p{L})|\s*(?:$|[,.;:!–-]))`;
const LATTER = new RegExp(
  String.raw`(?:the|die|an die) (?:second|latter|last|zweite|letzte|letztere)${NAMED}`,
  "iu",
);
const FORMER = new RegExp(
  String.raw`(?<!\p{L})(?:the|die) (?:first|former|erste|erstere)${NAMED}`,
  "iu",
);
const OTHER = new RegExp(
  String.raw`(?<!\p{L})(?:the|my|die|meine) (?:other|andere|anderen)${NAMED}`,
  "iu",
);

/** Matches an address that somebody names by the part before the "@": "lettings@". */
const BEGINNING = /([^\s@,;]+)@(?![\p{L}\p{N}])/iu;

const OFFICE =
  /^(?:office|b(?:ü|ue)ro\p{L}*|kanzlei|praxis|firm\p{L}*|work|arbeit\p{L}*|dienst\p{L}*|gesch(?:ä|ae)ft\p{L}*|business|company|empfang|reception|sekretariat)$/u;
const OFFICE_NAME =
  /^(?:info|kontakt|contact|hello|hallo|mail|post|shop|laden|studio|team|zentrale|verwaltung)$/u;
const PRIVATE =
  /^(?:priva\p{L}*|personal|pers(?:ö|oe)nlich\p{L}*|home|zuhause|daheim|eigene\p{L}*)$/u;
const ME = /(?<!\p{L})(?:me|mich|mir|direct|directly|direkt)(?!\p{L})/gu;

const NEGATIVE =
  /(?<!\p{L})(?:not|no|don't|never|instead of|rather than|than|without|skip|drop|forget|leave|nicht|ned|net|nöd|nie|kein\p{L}*|statt|anstatt|als|ohne|weg|streich\p{L}*|lass\p{L}*|vergiss|vergesst)(?!\p{L})/u;
const CLAUSE_END =
  /[,.;:!–]+(?:\s|$)|\s(?=(?:instead of|rather than|than|statt|anstatt|als|but|sondern|aber|just|only|nur|and|und|not (?:to|at|the|my)|nicht (?:an|die|das|der))\s)/u;

/**
 * Words that occur when somebody chooses an address. A message with other words, such as "our office gets too many
 * orders", may be about something else.
 */
const OF_CHOICE: ReadonlySet<string> = new Set(
  "address addresses adresse adressen mail mails email emails e-mail one ones use take write send reply answer contact please only just rather instead better best prefer actually after before thanks that this with then sorry wait keep leave drop skip forget doch lieber nicht bitte nehmt nehmen nimm schreib schreibt schreiben schick schickt schicken antwort antworten sondern statt anstatt besser danke passt reicht stimmt dann aber diese dieser nehmts schreibts streichen streicht lasst lassen vergesst first second last latter former other erste ersten zweite zweiten letzte andere anderen never look would wäre were from your mine meine mein mich direct directly direkt weiter noch there dort dorthin".split(
    " ",
  ),
);
const MIN_LETTERS = 4;
const MAX_WORDS = 16;

export function choosesLast(message: string): boolean {
  return LATTER.test(message) || OTHER.test(message);
}

export type Preferred = { email: string; others: string[] };

/**
 * Returns the address that the visitor prefers, if they gave several before: "only the office one", "die erste stimmt
 * doch" ("the first one is right after all").
 * @param current - the address that we would use without this message
 * @returns `others`: the addresses that the visitor gave and does not prefer
 */
export function preferredAddress(
  message: string,
  earlier: readonly string[],
  current: string | undefined,
): Preferred | undefined {
  const isChoice =
    !message.includes("?") &&
    !OF_ELSE.test(message) &&
    message.split(/\s+/u).length <= MAX_WORDS &&
    findAddresses(message).length === 0;
  const given = isChoice ? addressesOf(earlier) : [];
  if (given.length < 2) return undefined;
  const text = message.toLowerCase().replaceAll("’", "'");
  const clauses = text.split(CLAUSE_END).map((clause) => {
    const isNegative = NEGATIVE.test(clause);
    // In "write to me", the word "me" means the visitor's private address. In "don't write to me", it means all
    // addresses of the visitor, so it is left out.
    const naming = isNegative ? clause.replaceAll(ME, " ") : clause;
    return { named: given.filter((one) => isNamedBy(naming, one, given, current)), isNegative };
  });
  const unwanted = clauses.flatMap(({ named, isNegative }) => (isNegative ? named : []));
  const wanted = clauses
    .flatMap(({ named, isNegative }) => (isNegative ? [] : named))
    .filter((one) => !unwanted.includes(one));
  const left = given.filter((one) => !unwanted.includes(one));
  const [chosen, second] = new Set(wanted.length > 0 ? wanted : unwanted.length > 0 ? left : []);
  if (!chosen || second || !isOnlyChoice(text, given)) return undefined;
  const others = given.filter((one) => one !== chosen).map(({ email }) => email);
  return { email: chosen.email, others };
}

const OF_ELSE =
  /^\W*(?:who|how|what|when|where|why|which|wer|wie|was|wann|wo|warum|welche\p{L}*)(?!\p{L})|newsletter|(?<!\p{L})tipp?s(?!\p{L})/iu;

/**
 * An address that the visitor gave. `words`: words by which a message can mean it, such as "hill" for "ann@hill.com".
 */
type Given = { email: string; words: Set<string> };

const MAX_EARLIER = 3;

function addressesOf(messages: readonly string[]): Given[] {
  const withAddresses = messages.filter((message) => message.includes("@")).slice(-MAX_EARLIER);
  const all = withAddresses.map(givenIn).filter((given) => given.length > 0);
  const several = all.findLast((given) => given.length > 1);
  const found = several ?? all.flat();
  return found.filter(({ email }, at) => found.findIndex((one) => one.email === email) === at);
}

function givenIn(message: string): Given[] {
  const found = ownersIn(message);
  const parts = partsOf(message.toLowerCase(), found);
  const isOthers = ({ owner }: Owned) => owner === "others" || owner === "mentioned";
  return found.flatMap((one, at) => {
    if (!one.isTyped || isOthers(one)) return [];
    const [local = ""] = one.email.split("@");
    const about = wordsOf((parts[at] ?? "").replaceAll(ME, " ")).filter(
      (word) => word.length >= MIN_LETTERS,
    );
    const words = [...wordsOf(one.email), ...about];
    const isOffice =
      wordsOf(local).some((word) => OFFICE_NAME.test(word)) ||
      [...wordsOf(local), ...about].some((word) => OFFICE.test(word));
    const isPrivate = PROVIDER.test(one.email) || words.some((word) => PRIVATE.test(word));
    const kinds = [isOffice ? "(office)" : "", isPrivate ? "(private)" : ""];
    return [{ email: one.email, words: new Set([...words, ...kinds]) }];
  });
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}{2,}/gu) ?? [];
}

function isNamedBy(
  clause: string,
  one: Given,
  all: readonly Given[],
  current: string | undefined,
): boolean {
  if (FORMER.test(clause)) return one === all[0];
  if (LATTER.test(clause)) return one === all.at(-1);
  if (OTHER.test(clause)) return all.length === 2 && one.email !== (current ?? all[0]?.email);
  const [, start] = BEGINNING.exec(clause) ?? [];
  if (start) return one.email.startsWith(`${start}@`);
  return wordsOf(clause).some((word) => {
    const kind = OFFICE.test(word)
      ? "(office)"
      : PRIVATE.test(word) || word.match(ME)
        ? "(private)"
        : "";
    return isOnly(word, one, all) || (kind !== "" && isOfKind(kind, one, all));
  });
}

function isOnly(word: string, one: Given, all: readonly Given[]): boolean {
  return (
    word.length >= MIN_LETTERS - 1 &&
    !OF_CHOICE.has(word) &&
    all.every((other) => other.words.has(word) === (other === one))
  );
}

/**
 * Whether an address is the only one of the kind "(office)" or "(private)". If the visitor gave two addresses and only
 * the kind of one is known, the other address counts as the opposite kind.
 */
function isOfKind(kind: string, one: Given, all: readonly Given[]): boolean {
  const [found, second] = all.filter(({ words }) => words.has(kind));
  if (found) return found === one && !second;
  const opposite = all.filter(({ words }) => words.has("(office)") || words.has("(private)"));
  return all.length === 2 && opposite.length === 1 && opposite[0] !== one;
}

/**
 * Matches words of a choice, such as "only". If a message contains one of them, it counts as the choice of an address
 * even if one of its other words is unknown.
 */
const CHOOSES =
  /(?<!\p{L})(?:ones?|only|just|use|take|write|send|rather|instead|better|prefer|not|nur|lieber|besser|nehm\p{L}*|nimm|schreib\p{L}*|schick\p{L}*|nicht|statt)(?!\p{L})/u;

function isOnlyChoice(text: string, given: readonly Given[]): boolean {
  const others = wordsOf(text.replace(BEGINNING, " ")).filter(
    (word) =>
      word.length >= MIN_LETTERS &&
      ![OFFICE, PRIVATE].some((kind) => kind.test(word)) &&
      !OF_CHOICE.has(word) &&
      !NEGATIVE.test(word) &&
      !given.some(({ words }) => words.has(word)),
  );
  return others.length <= ([CHOOSES, NEGATIVE].some((one) => one.test(text)) ? 1 : 0);
}
