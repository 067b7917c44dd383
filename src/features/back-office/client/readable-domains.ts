/**
 * Returns a text with each international domain in letters, as in "ada@bücher.example" for
 * "ada@xn--bcher-kva.example". A domain with letters that may pose as others, such as Cyrillic ones, is followed by its
 * ASCII form. It works in browsers too, which have no `domainToUnicode`.
 */
export function readableDomains(text: string): string {
  return text.replaceAll(/(?:[a-z\d-]+\.)*xn--[a-z\d-]+(?:\.[a-z\d-]+)*/giu, (ascii) => {
    const readable = inLetters(ascii.toLowerCase());
    if (readable === undefined) return ascii;
    return UNMISTAKABLE.test(readable) ? readable : `${readable} (${ascii})`;
  });
}

/** Matches a domain whose letters are those of European languages in Latin letters, without such as look like others. */
const UNMISTAKABLE = /^(?![^]*[ıĸŉſ])[a-z\d.\-ß-öø-ÿĀ-ſ]+$/u;

/** @returns undefined if the domain is not the ASCII form of a domain in letters */
function inLetters(ascii: string): string | undefined {
  try {
    const labels = ascii.split(".");
    const readable = labels
      .map((label) => (label.startsWith("xn--") ? decode(label.slice(4)) : label))
      .join(".");
    return new URL(`http://${readable}/`).hostname === ascii ? readable : undefined;
  } catch {
    return undefined;
  }
}

const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";
const BASE = DIGITS.length;
const MIN = 1;
const MAX = 26;
const SKEW = 38;
const DAMP = 700;

/**
 * Decodes a label of a domain (Punycode, RFC 3492, section 6.2).
 * @throws RangeError if it is no such label
 */
function decode(label: string): string {
  const end = label.lastIndexOf("-");
  const output = Array.from(
    label.slice(0, Math.max(end, 0)),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  let n = 128;
  let bias = 72;
  let i = 0;
  for (let at = end + 1; at < label.length;) {
    const before = i;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = DIGITS.indexOf(label.charAt(at++) || "?");
      if (digit < 0) throw new RangeError("not a digit of Punycode");
      i += digit * weight;
      const threshold = Math.min(Math.max(k - bias, MIN), MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = output.length + 1;
    bias = biasAfter(i - before, length, before === 0);
    n += Math.floor(i / length);
    i %= length;
    output.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...output);
}

function biasAfter(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((BASE - MIN) * MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - MIN));
  return k + Math.floor((BASE * delta) / (delta + SKEW));
}
