/** Matches lines such as "> Dear Ann", "From: ann@hill.example" and "---- Forwarded message ----". */
const QUOTED_LINE =
  /^[ \t]*(?:>.*|(?:from|to|cc|subject|date|sent|von|an|betreff|datum|gesendet)[ \t]*:.*|--.*--[ \t]*)$/gimu;

/** Matches a longer text in quotation marks, such as a customer's email that the visitor quotes. */
const QUOTATION = /(?<![\p{L}\p{N}])["'„“‚»][^"'“”‘’«»„\n]{40,1000}["'“”‘’«](?![\p{L}\p{N}])/gu;
/**
 * Matches the end of a sentence, or fourteen words. A quotation that contains neither stays in the message, because it
 * may be the title of a template.
 */
const TEXT_OF_ITS_OWN = /[.!?](?:\s|["'“”‘’«]*$)|(?:\S+\s+){13}/u;
/**
 * Minimum number of words besides the quotations. With fewer words, the visitor asks about the quoted text itself, so
 * nothing is removed.
 */
const MIN_BESIDE = 4;

/** Removes quoted email lines and long quotations, unless hardly anything else is in the message. */
export function withoutQuoted(message: string): string {
  const own = message
    .replaceAll(QUOTED_LINE, "")
    .replaceAll(QUOTATION, (quotation) => (TEXT_OF_ITS_OWN.test(quotation) ? "" : quotation))
    .replaceAll(/\n{2,}/gu, "\n")
    .trim();
  return own.split(/\s+/u).length < MIN_BESIDE ? message : own;
}
