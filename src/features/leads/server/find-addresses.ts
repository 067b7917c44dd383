import { LRUCache } from "lru-cache";
import { isName, piecesOf, type Piece } from "./address-pieces.ts";
import { addressesIn, addressIn } from "./lead-rules.ts";

/**
 * An email address in a message. `email` is in lower case. `isTyped`: false if the address is mistyped, or spelled out
 * in words such as "ada at mail dot com".
 */
export type FoundAddress = {
  email: string;
  start: number;
  end: number;
  isTyped: boolean;
};

const MAX_ADDRESSES = 5;

/**
 * Finds the email addresses in a message, in the order of the message, also those that are mistyped or spelled out in
 * words.
 */
export function findAddresses(message: string): readonly FoundAddress[] {
  return read.memo(message);
}

const read = new LRUCache<string, readonly FoundAddress[]>({ max: 50, memoMethod: readAddresses });

function readAddresses(message: string): FoundAddress[] {
  const typed = addressesIn(message).slice(0, MAX_ADDRESSES);
  const spelled = MAY_SPELL.test(message) ? spelledIn(message) : [];
  const others = spelled.filter(({ start, end }) =>
    typed.every((one) => end <= one.start || start >= one.end),
  );
  return [...typed.map((one) => ({ ...one, isTyped: true })), ...others]
    .toSorted((one, other) => one.start - other.start)
    .slice(0, MAX_ADDRESSES);
}

const MAY_SPELL =
  /@|(?<!\p{L})(?:at|a|att|ät|ätt|aet|klammeraffen?|affenschwanz|[aä]t-zeichen)(?!\p{L})/iu;

/**
 * Common last parts of domains. "ada at hill.com" counts as an address only with one of these. With a sign that people
 * write only in addresses, such as "(at)" or "dot", any last part counts.
 */
export const ENDINGS: ReadonlySet<string> = new Set(
  "com org net info de at ch eu uk us io biz co fr nl it es pl ie be li lu dk se cz hu ca au app shop".split(
    " ",
  ),
);
/** Mail providers with their top-level domain. It completes "ada@gmail" and corrects "ada@gmail.con". */
export const PROVIDERS: Readonly<Record<string, string>> = {
  gmail: "com",
  googlemail: "com",
  hotmail: "com",
  outlook: "com",
  icloud: "com",
  yahoo: "com",
  aol: "com",
  gmx: "de",
  web: "de",
  "t-online": "de",
};
/** Words before an "at" that belongs to the sentence and not to an address, as in "reach me at …". */
const BEFORE_AT: ReadonlySet<string> = new Set(
  "i me us you him her it them mail mails email e-mail address adresse is are am be was were look looked find found work works live located here there people meet met mich uns ihn sie bin ist and or und oder not nicht but sondern".split(
    " ",
  ),
);
/**
 * In a sentence with one of these words, "ann at hill.com" is an email address, as in "my email is ann at hill.com".
 */
const OF_CONTACT = /mail|address|adresse|reach|erreich|contact|kontakt|schreib|write to/iu;
const MAX_PARTS = 5;
const MAX_ALONE = 3;

function spelledIn(message: string): FoundAddress[] {
  const pieces = piecesOf(message);
  // A message of up to MAX_ALONE words, such as "tom at mill-inn.com", counts as one that only gives an address.
  const isAboutContact =
    OF_CONTACT.test(message) || message.trim().split(/\s+/u).length <= MAX_ALONE;
  return pieces.flatMap((piece, at) => {
    if (piece.mark !== "@") return [];
    const local = localBefore(pieces, at);
    const domain = domainAfter(pieces, at);
    const isWord = piece.text === "at" && !piece.isSpelled;
    // In "Reach me at ada dot fox at mail dot com", the first "at" belongs to the sentence.
    if (!local || !domain || (isWord && BEFORE_AT.has(local.text))) return [];
    if (pieces[domain.end]?.mark === "@") return [];
    const isPlain = ENDINGS.has(domain.text.split(".").at(-1) ?? "");
    const isMeant = piece.isSpelled || local.isSpelled || domain.isSpelled;
    const email = `${local.text}@${domain.text}`;
    const isAddress = addressIn(email) === email;
    const [start, end] = [pieces[local.begin]?.start ?? 0, pieces[domain.end - 1]?.end ?? 0];
    const isGiven =
      isAboutContact || (local.text.includes(".") && isSentence(message, { start, end }));
    const mayBe = isPlain && (isWord ? isGiven : !BEFORE_AT.has(local.text));
    return isAddress && (isMeant || mayBe) ? [{ email, start, end, isTyped: false }] : [];
  });
}

function isSentence(message: string, { start, end }: { start: number; end: number }): boolean {
  const [before, after] = [message.slice(0, start).trimEnd(), message.slice(end).trimStart()];
  return /(?:^|[.!?])$/u.test(before) && /^(?:$|[.!?])/u.test(after);
}

function isTight(one: Piece | undefined, other: Piece | undefined): boolean {
  return one?.end === other?.start;
}

/** Reads the part of an address before the "@", backward, as long as a sign such as "." or "dot" joins the words. */
function localBefore(
  pieces: readonly Piece[],
  at: number,
): { text: string; isSpelled: boolean; begin: number } | undefined {
  const last = pieces[at - 1];
  if (!last || !isName(last)) return undefined;
  let { text, isSpelled } = last;
  let begin = at - 1;
  // In "r underscore blake 77 at", the digits belong to the name, so the result is "r_blake77".
  const [mark, name] = [pieces[at - 3], pieces[at - 2]];
  if (/^\d+$/u.test(text) && mark?.isSpelled && name && isName(name)) {
    text = `${name.text}${text}`;
    begin = at - 2;
  }
  for (let n = begin - 1; n > 0 && n > at - 2 * MAX_PARTS - 1; n -= 2) {
    const [word, sign, next] = [pieces[n - 1], pieces[n], pieces[n + 1]];
    const isSign = sign?.mark !== undefined && ".-_".includes(sign.mark);
    if (!isSign || !word || !isName(word)) break;
    if (!sign.isSpelled && !(isTight(word, sign) && isTight(sign, next))) break;
    text = `${word.text}${sign.mark}${text}`;
    isSpelled ||= sign.isSpelled || word.isSpelled;
    begin = n - 1;
  }
  return { text, isSpelled, begin };
}

/**
 * Reads the domain after the "@". Many people mistype the dot before the ending. A comma, or a dot with spaces around
 * it, therefore counts as a dot if a common ending such as "com" follows.
 */
function domainAfter(
  pieces: readonly Piece[],
  at: number,
): { text: string; isSpelled: boolean; end: number } | undefined {
  const first = pieces[at + 1];
  if (!first || !isName(first)) return undefined;
  let { text, isSpelled } = first;
  let end = at + 2;
  for (let n = end; n < at + 2 * MAX_PARTS; n += 2) {
    const [before, sign, word] = [pieces[n - 1], pieces[n], pieces[n + 1]];
    const isLabel = isName(word) || word?.text === "at";
    if (!sign?.mark || !word || !isLabel) break;
    const isClose = isTight(before, sign) && isTight(sign, word);
    const joins = sign.isSpelled ? ".-".includes(sign.mark) : sign.mark === "." && isClose;
    // Whether `word` may end the domain, as "com" may. `isMended` also demands that the word has no capital: in
    // "max@firma. Es eilt", "Es" begins a sentence, and is not the domain "es".
    const mayEnd = ENDINGS.has(word.text) && !ENDINGS.has(text.split(".").at(-1) ?? "");
    const isComma = sign.mark === "," && isClose;
    const isMended = !joins && mayEnd && !word.isCapital && (isComma || sign.mark === ".");
    if (!joins && !isMended) break;
    text = `${text}${isMended ? "." : sign.mark}${word.text}`;
    isSpelled ||= sign.isSpelled || word.isSpelled || isMended;
    end = n + 2;
  }
  const match = PROVIDERS[text];
  // In "blake at hotmail com", the dot before "com" is missing, but "com" ends the domain all the same.
  const ending = pieces[end]?.text ?? "";
  if (match && ENDINGS.has(ending) && !pieces[end]?.isCapital) {
    return { text: `${text}.${ending}`, isSpelled: true, end: end + 1 };
  }
  return match ? { text: `${text}.${match}`, isSpelled: true, end } : { text, isSpelled, end };
}
