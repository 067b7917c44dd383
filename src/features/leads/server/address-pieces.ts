/* Splits a message into pieces, from which `find-addresses.ts` builds email addresses. */

/**
 * A word or punctuation mark of a message.
 * - `mark`: the sign of an email address for which the piece may stand, such as "@" for "at".
 * - `isSpelled`: whether people write the piece only in addresses, such as "(at)".
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

/** For each sign of an email address, the words that people write in place of the sign. */
const NAMES: Readonly<Record<Mark, string>> = {
  "@": "@ at ät ätt att aet klammeraffe klammeraffen affenschwanz at-zeichen ät-zeichen",
  ".": ". dot punkt point",
  ",": ",",
  _: "underscore unterstrich tiefstrich",
  "-": "dash hyphen minus bindestrich strich",
};
export const MARKS: ReadonlyMap<string, Mark> = new Map(
  (Object.keys(NAMES) as Mark[]).flatMap((mark) =>
    NAMES[mark].split(" ").map((name) => [name, mark]),
  ),
);
/**
 * Pieces that stand for a sign of an address, but also occur in ordinary text. Other pieces that stand for a sign, such
 * as "(at)", occur only in addresses.
 */
const COMMON: ReadonlySet<string> = new Set(["@", "at", ".", ","]);

export function isName(piece: Piece | undefined): boolean {
  return (
    piece !== undefined && piece.mark === undefined && /^[\p{L}\p{N}_+'%-]+$/u.test(piece.text)
  );
}

export function piecesOf(message: string): Piece[] {
  return withoutPauses(joinLetters(readLetters(readThen(readSigns(wordsAndSigns(message))))));
}

const PIECE = /[([{<](\p{L}{1,11}|@|\.)[)\]}>]|[\p{L}\p{N}_+'%-]{1,64}|@{1,3}|\.{1,2}|[^\s]/gu;

function wordsAndSigns(message: string): Piece[] {
  return Array.from(message.matchAll(PIECE), ({ 0: match, 1: inBrackets, index }) => {
    const isRepeated = /^(?:@@+|\.\.)$/u.test(match);
    const text = isRepeated ? match.slice(0, 1) : (inBrackets ?? match).toLowerCase();
    const mark = inBrackets?.toLowerCase() === "a" ? "@" : MARKS.get(text);
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

/**
 * Reads each way to say what comes next, such as "followed by", as the one word "then". Leaves out words such as "the"
 * before the name of a sign: "then the dot" becomes "then dot".
 */
function readThen(pieces: readonly Piece[]): Piece[] {
  const read: Piece[] = [];
  for (let n = 0; n < pieces.length; n += 1) {
    const piece = pieces[n];
    if (!piece) break;
    const isPair = THEN.has(`${piece.text} ${pieces[n + 1]?.text}`);
    if (!isPair && !THEN.has(piece.text)) {
      read.push(piece);
      continue;
    }
    n += isPair ? 1 : 0;
    read.push({ ...piece, text: "then", end: pieces[n]?.end ?? piece.end });
    const next = pieces.findIndex(({ text }, at) => at > n && !BEFORE_SIGN.has(text));
    if (isSign(pieces[next])) n = next - 1;
  }
  return read;
}
const THEN: ReadonlySet<string> = new Set([
  "then",
  "and then",
  "followed by",
  "after that",
  "dann",
  "und dann",
  "danach",
  "und danach",
  "gefolgt von",
  "anschließend",
]);
const BEFORE_SIGN: ReadonlySet<string> = new Set(
  "a an the comes there's ein eine einen einem der die das den kommt noch".split(" "),
);

function isSign(piece: Piece | undefined): boolean {
  return piece?.mark !== undefined && /[\p{L}@]/u.test(piece.text);
}

/** Reads "g as in golf" and "Z wie Zacharias" as a letter, and "double r" as two letters. */
function readLetters(pieces: readonly Piece[]): Piece[] {
  const letters: Piece[] = [];
  for (let n = 0; n < pieces.length; n += 1) {
    const [piece, as, third, fourth] = pieces.slice(n, n + 4);
    if (!piece) break;
    const word = as?.text === "as" && third?.text === "in" ? fourth : third;
    const isNamed =
      isLetter(piece) && as && NAMES_LETTER.has(as.text) && word?.text.startsWith(piece.text);
    if (isNamed && word) {
      letters.push({ ...piece, isSpelled: true, end: word.end });
      n = pieces.indexOf(word, n);
    } else if (DOUBLE.has(piece.text) && as && isLetter(as)) {
      letters.push({ ...as, text: as.text + as.text, isSpelled: true, start: piece.start });
      n += 1;
    } else letters.push(piece);
  }
  return letters;
}
const NAMES_LETTER: ReadonlySet<string> = new Set(["as", "for", "like", "wie"]);

const DOUBLE: ReadonlySet<string> = new Set(["double", "doppel", "doppeltes", "zweimal"]);

function isLetter(piece: Piece | undefined): piece is Piece {
  return piece !== undefined && (piece.isSpelled ? !piece.mark : /^\p{L}$/u.test(piece.text));
}

function isDigits(piece: Piece | undefined): piece is Piece {
  return piece !== undefined && /^\d{1,4}$/u.test(piece.text);
}

/**
 * Removes the pauses (commas, "then" and the like) of a dictated address: "p o r t e r, then at sign, mill dot org".
 * Pauses are removed only beside spelled letters and signs, and "then" beside every "at". The word "at" counts as the
 * sign "@" if it follows spelled letters or stands between pauses.
 */
function withoutPauses(pieces: readonly Piece[]): Piece[] {
  const parts: { piece: Piece; pauses: Piece[] }[] = [];
  let pauses: Piece[] = [];
  for (const piece of pieces) {
    pauses.push(piece);
    if (PAUSES.has(piece.text)) continue;
    parts.push({ piece, pauses: pauses.slice(0, -1) });
    pauses = [];
  }
  const isSpelledAt = (n: number) => {
    const [before, part, after] = [parts[n - 1], parts[n], parts[n + 1]];
    const isAfterLetters = before?.piece.isSpelled === true && !before.piece.mark;
    const isApart = (part?.pauses.length ?? 0) > 0 && (after?.pauses.length ?? 0) > 0;
    const isMeant = part?.piece.mark === "@" && (isAfterLetters || isApart);
    return part !== undefined && (part.piece.isSpelled || isMeant);
  };
  return parts.flatMap(({ piece, pauses: between }, n) => {
    const isSpelled = isSpelledAt(n);
    const isAtSign = [piece, parts[n - 1]?.piece].some((one) => one?.mark === "@");
    const isThen = isAtSign && between.some(({ text }) => text === "then");
    const isBetweenParts = isSpelled || isSpelledAt(n - 1) || isThen;
    return [...(isBetweenParts ? [] : between), { ...piece, isSpelled }];
  });
}
const PAUSES: ReadonlySet<string> = new Set([",", ";", "/", "-", "–", "then"]);

/**
 * Joins letters that stand one by one into one word. A word after them is joined too: "g, h, then porter" becomes
 * "ghporter". If the letters only repeat the word before them, as in "Zeisig, also z e i s i g", only that word stays.
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
const SAYS_AGAIN: ReadonlySet<string> = new Set(
  ", : ( also so that's das ist i heißt sprich spelled spelt buchstabiert geschrieben".split(" "),
);
const GOES_ON: ReadonlySet<string> = new Set([",", "then", "dann", "and", "und"]);

/**
 * Returns the spelled letters that begin at the index `from`: several single letters, letters such as "g as in golf",
 * or "z-e-i-s-i-g".
 */
function rowOfLetters(pieces: readonly Piece[], from: number): Piece[] {
  const first = pieces[from];
  if (first && /^(?:\p{L}-){2,60}\p{L}$/u.test(first.text)) return [first];
  const row: Piece[] = [];
  for (let n = from; n < pieces.length; n += 1) {
    const letter = pieces[n];
    if (!isLetter(letter) && !(row.length > 0 && isDigits(letter))) break;
    row.push(letter);
    while (PAUSES.has(pieces[n + 1]?.text ?? "")) n += 1;
  }
  return row.length > 1 || row[0]?.isSpelled ? row : [];
}
