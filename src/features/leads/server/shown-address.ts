/** Position of an email address or a telephone number in a message. */
export type Place = { start: number; end: number; isPhone?: boolean };

/** Matches a quotation of several words. */
const QUOTATION = /(?<![\p{L}\p{N}])["'„“‚»]([^"'“”‘’«»„]{15,1000})["'“”‘’«]/gu;

/**
 * Matches a text that ends within a line of a quoted email, such as "> Dear Ann" or "From: Ann". It is applied to the
 * text before an email address.
 */
const QUOTED_LINE = /(?:^|\n)[ \t]*(?:>|(?:from|to|cc|von|an)[ \t]*:)[^\n]*$/iu;

/** Whether an address is part of a text that the visitor quotes. */
export function isQuoted(message: string, { start, end }: Place): boolean {
  if (message.includes("\n") && QUOTED_LINE.test(message.slice(0, start))) return true;
  return Array.from(message.matchAll(QUOTATION)).some(
    ({ 0: match, 1: quoted = "", index }) =>
      index < start && end < index + match.length && /\s\S+\s/u.test(quoted.trim()),
  );
}
