import { toUnicode } from "punycode.js";

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
    const readable = toUnicode(ascii);
    return new URL(`http://${readable}/`).hostname === ascii ? readable : undefined;
  } catch {
    return undefined;
  }
}
