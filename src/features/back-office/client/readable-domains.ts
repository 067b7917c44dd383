import { toUnicode } from "punycode.js";

/**
 * Returns a text with each international domain in letters, as in "ada@bücher.example" for "ada@xn--bcher-kva.example".
 * A domain with letters that may pose as others, such as Cyrillic ones, is followed by its ASCII form. This works in
 * browsers too, which lack Node's `domainToUnicode`.
 */
export function readableDomains(text: string): string {
  return text.replaceAll(/(?:[a-z\d-]+\.)*xn--[a-z\d-]+(?:\.[a-z\d-]+)*/giu, (ascii) => {
    const readable = inLetters(ascii.toLowerCase());
    if (readable === undefined) return ascii;
    return UNMISTAKABLE.test(readable) ? readable : `${readable} (${ascii})`;
  });
}

/** Matches a domain in Latin letters of European languages, without letters such as ı that look like others. */
const UNMISTAKABLE = /^(?![^]*[ıĸŉſ])[a-z\d.\-ß-öø-ÿĀ-ſ]+$/u;

/** Converts a domain from its ASCII form ("xn--…"). @returns undefined if that is not possible */
function inLetters(ascii: string): string | undefined {
  try {
    const readable = toUnicode(ascii);
    return new URL(`http://${readable}/`).hostname === ascii ? readable : undefined;
  } catch {
    return undefined;
  }
}
