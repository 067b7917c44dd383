/*
 * This file splits a message into pieces, from which `find-addresses.ts` builds email addresses. Letters that a visitor
 * spells out one by one become one piece.
 */

/**
 * A word or punctuation mark of a message. `mark`: the character for which the piece may stand in an email address,
 * such as "@" for "at". `isSpelled`: whether people write the piece only in addresses, such as "(at)". `isCapital`:
 * whether the piece begins with a capital letter. `start` and `end`: position of the piece in the message.
 */
export type Piece = {
  text: string;
  mark?: Mark;
  isSpelled: boolean;
  isCapital: boolean;
  start: number;
  end: number;
};
type Mark = "@" | "." | "_" | "-" | ",";

/**
 * Words and characters that people write in an email address in place of "@", "." and other signs, such as "dot" for
 * ".".
 */
const MARKS: Readonly<Record<string, Mark>> = {
  "@": "@",
  at: "@",
  ät: "@",
  ätt: "@",
  att: "@",
  aet: "@",
  klammeraffe: "@",
  klammeraffen: "@",
  affenschwanz: "@",
  "at-zeichen": "@",
  "ät-zeichen": "@",
  ".": ".",
  dot: ".",
  punkt: ".",
  point: ".",
  ",": ",",
  underscore: "_",
  unterstrich: "_",
  tiefstrich: "_",
  dash: "-",
  hyphen: "-",
  minus: "-",
  bindestrich: "-",
};
/**
 * Words and characters that people write in email addresses and also in ordinary text. Others, such as "(at)", occur
 * only in addresses.
 */
const COMMON: ReadonlySet<string> = new Set(["@", "at", ".", ","]);

export function isName(piece: Piece | undefined): boolean {
  return (
    piece !== undefined && piece.mark === undefined && /^[\p{L}\p{N}_+'%-]+$/u.test(piece.text)
  );
}

/** Splits a message into its words and signs. A row of spelled letters, such as "g as in golf, h", becomes one word. */
export function piecesOf(message: string): Piece[] {
  return withoutPauses(joinLetters(readLetters(readSigns(wordsAndSigns(message)))));
}

const PIECE = /[([{<](\p{L}{1,11}|@|\.)[)\]}>]|[\p{L}\p{N}_+'%-]{1,64}|@{1,3}|\.{1,2}|[^\s]/gu;

function wordsAndSigns(message: string): Piece[] {
  return Array.from(message.matchAll(PIECE), ({ 0: match, 1: inBrackets, index }) => {
    const isRepeated = /^(?:@@+|\.\.)$/u.test(match);
    const text = isRepeated ? match.slice(0, 1) : (inBrackets ?? match).toLowerCase();
    const mark = inBrackets?.toLowerCase() === "a" ? "@" : MARKS[text];
    const isSpelled =
      mark !== undefined && (isRepeated || inBrackets !== undefined || !COMMON.has(text));
    const [start, end] = [index, index + match.length];
    const shown = inBrackets && !mark ? match : text;
    const isCapital = /^\p{Lu}/u.test(match);
    return { text: shown, ...(mark && { mark }), isSpelled, isCapital, start, end };
  });
}

/** Reads "at sign" and "ät Zeichen" as "@". */
function readSigns(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, n) => {
    const next = pieces[n + 1];
    if (piece.mark === "@" && next && SIGN_OF_AT.has(next.text))
      return [{ ...piece, isSpelled: true, end: next.end }];
    return SIGN_OF_AT.has(piece.text) && pieces[n - 1]?.mark === "@" ? [] : [piece];
  });
}
const SIGN_OF_AT: ReadonlySet<string> = new Set(["sign", "symbol", "zeichen"]);

/** Reads "g as in golf" and "Z wie Zacharias" as a letter. */
function readLetters(pieces: readonly Piece[]): Piece[] {
  const letters: Piece[] = [];
  for (let n = 0; n < pieces.length; n += 1) {
    const [piece, as, third, fourth] = pieces.slice(n, n + 4);
    if (!piece) break;
    const word = as?.text === "as" && third?.text === "in" ? fourth : third;
    const isNamed =
      isLetter(piece) && as && NAMES_LETTER.has(as.text) && word?.text.startsWith(piece.text);
    letters.push(isNamed && word ? { ...piece, isSpelled: true, end: word.end } : piece);
    if (isNamed && word) n = pieces.indexOf(word, n);
  }
  return letters;
}
const NAMES_LETTER: ReadonlySet<string> = new Set(["as", "for", "like", "wie"]);

function isLetter(piece: Piece | undefined): piece is Piece {
  return piece !== undefined && /^\p{L}$/u.test(piece.text);
}

/** Removes commas beside spelled letters and signs, as in "p o r t e r, at sign, mill dot org". */
function withoutPauses(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(
    ({ mark }, n) => mark !== "," || !(pieces[n - 1]?.isSpelled || pieces[n + 1]?.isSpelled),
  );
}

/**
 * Joins letters that stand one by one. The visitor may go on with a word, as in "g, h, then porter", or may only repeat
 * the word before the letters, as in "Zeisig, also z e i s i g".
 */
function joinLetters(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let n = 0; n < pieces.length; n += 1) {
    const row = rowOfLetters(pieces, n);
    const [first] = row;
    const last = row.at(-1);
    const piece = pieces[n];
    if (!first || !last || !piece) {
      if (piece) joined.push(piece);
      continue;
    }
    n = pieces.indexOf(last);
    const text = row.map((one) => one.text.replaceAll("-", "")).join("");
    const before = joined.findLastIndex(({ text: word }) => !SAYS_AGAIN.has(word));
    const spelled = joined[before];
    if (spelled?.text === text) {
      joined.splice(before, joined.length, { ...spelled, isSpelled: true, end: last.end });
      continue;
    }
    const next = pieces.findIndex((one, at) => at > n && !GOES_ON.has(one.text));
    const goesOn = next > n + 1 && pieces.slice(n + 1, next).some(({ mark }) => mark !== ",");
    const word = goesOn ? pieces[next] : undefined;
    const whole = word && isName(word) ? word : undefined;
    if (whole) n = next;
    joined.push({
      ...first,
      text: `${text}${whole?.text ?? ""}`,
      isSpelled: true,
      end: (whole ?? last).end,
    });
  }
  return joined;
}
/** Words and signs between a word and the letters that repeat it, such as "also" in "Zeisig, also z e i s i g". */
const SAYS_AGAIN: ReadonlySet<string> = new Set(
  ", : ( also so that's das ist i heißt sprich spelled spelt buchstabiert geschrieben".split(" "),
);
/** Words between spelled letters and the rest of the same name, such as "then" in "g, h, then porter". */
const GOES_ON: ReadonlySet<string> = new Set([",", "then", "dann", "and", "und"]);

/**
 * Returns the spelled letters that begin at the index `from`: several single letters, letters such as "g as in golf",
 * or "z-e-i-s-i-g".
 * @returns an empty list if no letters are spelled there
 */
function rowOfLetters(pieces: readonly Piece[], from: number): Piece[] {
  const first = pieces[from];
  if (first && /^(?:\p{L}-){2,60}\p{L}$/u.test(first.text)) return [first];
  const row: Piece[] = [];
  for (let n = from; isLetter(pieces[n]); n += pieces[n + 1]?.mark === "," ? 2 : 1) {
    const letter = pieces[n];
    if (letter) row.push(letter);
  }
  return row.length > 1 || row[0]?.isSpelled ? row : [];
}
