/**
 * Matches a line that belongs to an email which the visitor quotes or forwards: "> Dear Ann", "From: ann@hill.example",
 * "---- Forwarded message ----".
 */
const QUOTED_LINE =
  /^[ \t]*(?:>.*|(?:from|to|cc|subject|date|sent|von|an|betreff|datum|gesendet)[ \t]*:.*|--.*--[ \t]*)$/gimu;

/** Matches a longer text in quotation marks, such as a customer's email that the visitor quotes. */
const QUOTATION = /(?<![\p{L}\p{N}])["'„“‚»][^"'“”‘’«»„\n]{40,1000}["'“”‘’«](?![\p{L}\p{N}])/gu;
/**
 * Matches a quotation that is a complete text: it contains the end of a sentence, or at least fourteen words. A shorter
 * quotation may be the title of a template.
 */
const TEXT_OF_ITS_OWN = /[.!?](?:\s|["'“”‘’«]*$)|(?:\S+\s+){13}/u;
/**
 * Minimum words of a message apart from a quotation in it. If there are fewer, the visitor asks about the quoted text
 * itself.
 */
const MIN_BESIDE = 4;

/**
 * Removes quoted email lines and long quotations from a visitor's message. Returns the complete message if hardly
 * anything else is in it.
 */
export function withoutQuoted(message: string): string {
  const own = message
    .replaceAll(QUOTED_LINE, "")
    .replaceAll(QUOTATION, (quotation) => (TEXT_OF_ITS_OWN.test(quotation) ? "" : quotation))
    .replaceAll(/\n{2,}/gu, "\n")
    .trim();
  return own.split(/\s+/u).length < MIN_BESIDE ? message : own;
}
