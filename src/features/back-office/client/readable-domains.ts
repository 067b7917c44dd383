import { toUnicode } from "punycode.js";

/**
 * Writes the international domains in a text with readable letters: "ada@bücher.example" for
 * "ada@xn--bcher-kva.example". If a domain has letters that can be mistaken for others, such as Cyrillic ones, its
 * ASCII form follows. Node's `domainToUnicode` is not used, because browsers lack it.
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
