import { toUnicode } from "punycode.js";

/**
 * Writes international domains with readable letters: "ada@bücher.example" for "ada@xn--bcher-kva.example". A domain
 * with letters that can be mistaken for others, such as Cyrillic ones, is followed by its ASCII form.
 */
export function readableDomains(text: string): string {
  return text.replaceAll(/(?:[a-z\d-]+\.)*xn--[a-z\d-]+(?:\.[a-z\d-]+)*/giu, (ascii) => {
    const readable = inLetters(ascii.toLowerCase());
    if (readable === undefined) return ascii;
    return UNMISTAKABLE.test(readable) ? readable : `${readable} (${ascii})`;
  });
}

/** A domain in Latin letters, without letters such as ı that look like others. */
const UNMISTAKABLE = /^(?![^]*[ıĸŉſ])[a-z\d.\-ß-öø-ÿĀ-ſ]+$/u;

/** @returns the domain in readable letters; undefined if it cannot be converted to these letters and back */
function inLetters(ascii: string): string | undefined {
  try {
    const readable = toUnicode(ascii);
    return new URL(`http://${readable}/`).hostname === ascii ? readable : undefined;
  } catch {
    return undefined;
  }
}
