import { addressIn } from "./lead-rules.ts";

/**
 * A word or sign of a message. `mark`: the sign that it may stand for in an email address. `isSpelled`: whether people
 * write it like this only in addresses. `hasGap`: whether a space stands before it.
 */
type Piece = { text: string; mark?: Mark; isSpelled: boolean; hasGap: boolean };
type Mark = "@" | "." | "_" | "-" | ",";

/** Words and signs that people write for the signs of an email address. "at" and "." also occur in ordinary text. */
const MARKS: Readonly<Record<string, Mark>> = {
  "@": "@",
  at: "@",
  ät: "@",
  klammeraffe: "@",
  ".": ".",
  dot: ".",
  punkt: ".",
  point: ".",
  ",": ",",
  underscore: "_",
  unterstrich: "_",
  dash: "-",
  hyphen: "-",
  minus: "-",
  bindestrich: "-",
};
const COMMON: ReadonlySet<string> = new Set(["@", "at", ".", ","]);
const ENDINGS: ReadonlySet<string> = new Set(
  "com org net info de at ch eu uk us io biz co fr nl it es pl ie".split(" "),
);
/** Mail providers whose top-level domain people leave out, as in "ada@gmail". */
const PROVIDERS: Readonly<Record<string, string>> = {
  gmail: "gmail.com",
  googlemail: "googlemail.com",
  hotmail: "hotmail.com",
  outlook: "outlook.com",
  icloud: "icloud.com",
  yahoo: "yahoo.com",
  gmx: "gmx.de",
  "t-online": "t-online.de",
};
const MAX_PARTS = 5;

/**
 * Reads an address that is spelled out or mistyped: "ada dot fox at mail dot com", "ada@mail,com",
 * "ada@mail. com", "ada@gmail".
 */
export function spelledAddress(message: string): string | undefined {
  const pieces = piecesOf(message);
  for (const [at, piece] of pieces.entries()) {
    if (piece.mark !== "@") continue;
    const local = localBefore(pieces, at);
    const domain = domainAfter(pieces, at);
    // In "Reach me at ada dot fox at mail dot com" the first "at" belongs to the sentence, so another "@" follows its
    // supposed domain.
    if (pieces[domain.end]?.mark === "@") continue;
    const isMeant = piece.isSpelled || local.isSpelled || domain.isSpelled;
    const email = isMeant && local.text && domain.text && addressIn(`${local.text}@${domain.text}`);
    if (email) return email;
  }
  return undefined;
}

function piecesOf(message: string): Piece[] {
  const found = message.matchAll(/[([{](\p{L}{2,11}|@|\.)[)\]}]|[\p{L}\p{N}_+'-]{1,64}|[^\s]/gu);
  let end = 0;
  return Array.from(found, ({ 0: whole, 1: inBrackets, index }) => {
    const text = (inBrackets ?? whole).toLowerCase();
    const mark = MARKS[text];
    const hasGap = index > end;
    end = index + whole.length;
    const isSpelled = mark !== undefined && (inBrackets !== undefined || !COMMON.has(text));
    return { text: inBrackets && !mark ? whole : text, ...(mark && { mark }), isSpelled, hasGap };
  });
}

const isWord = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && piece.mark === undefined && /^[\p{L}\p{N}_+'-]+$/u.test(piece.text);

/** Reads the part before the "@": backward from there, the words that signs of an address join. */
function localBefore(pieces: readonly Piece[], at: number): { text: string; isSpelled: boolean } {
  const last = pieces[at - 1];
  if (!isWord(last)) return { text: "", isSpelled: false };
  let text = last.text;
  let isSpelled = false;
  for (let n = at - 2; n > 0 && n > at - 2 * MAX_PARTS; n -= 2) {
    const [word, sign, next] = [pieces[n - 1], pieces[n], pieces[n + 1]];
    const joins = sign?.mark && ".-_".includes(sign.mark);
    if (!joins || !isWord(word) || (!sign.isSpelled && (sign.hasGap || next?.hasGap))) break;
    text = `${word.text}${sign.mark}${text}`;
    isSpelled ||= sign.isSpelled;
  }
  return { text, isSpelled };
}

/**
 * Reads the domain after the "@": the words that dots join, also where the visitor typed a comma or a space for the dot
 * before a known ending.
 */
function domainAfter(
  pieces: readonly Piece[],
  at: number,
): { text: string; isSpelled: boolean; end: number } {
  const first = pieces[at + 1];
  if (!isWord(first)) return { text: "", isSpelled: false, end: at + 1 };
  let text = first.text;
  let isSpelled = false;
  let end = at + 2;
  for (let n = end; n < at + 2 * MAX_PARTS; n += 2) {
    const [sign, word] = [pieces[n], pieces[n + 1]];
    if (!sign?.mark || !isWord(word)) break;
    const isTight = !sign.hasGap && !word.hasGap;
    const isSlip =
      ENDINGS.has(word.text) && !sign.hasGap && !ENDINGS.has(text.split(".").at(-1) ?? "");
    const joins = sign.isSpelled ? ".-".includes(sign.mark) : sign.mark === "." && isTight;
    const isMended = !joins && (sign.mark === "," || sign.mark === ".") && isSlip;
    if (!joins && !isMended) break;
    text = `${text}${isMended ? "." : sign.mark}${word.text}`;
    isSpelled ||= sign.isSpelled || isMended;
    end = n + 2;
  }
  const whole = PROVIDERS[text];
  return whole ? { text: whole, isSpelled: true, end } : { text, isSpelled, end };
}
