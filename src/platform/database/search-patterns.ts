import { domainToASCII } from "node:url";
import { sql, type SQL } from "drizzle-orm";

const MAX_WORDS = 8;

/** LIKE patterns for one word of a search. A text contains the word if one of these patterns matches the text. */
export type Pattern = readonly string[];

/**
 * Returns the patterns of each word of a search. If a word has an international domain, a second pattern has the
 * domain's ASCII form, in which email addresses are stored.
 */
export function patternsOf(q: string): Pattern[] {
  return q
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
    .map((word) => [...new Set([word, withAsciiDomain(word)])].map(patternOf));
}

/** Returns SQL that tells whether a text in lower case contains the word of a pattern. */
export function isLike(text: SQL, pattern: Pattern): SQL {
  const either = pattern.map((one) => sql`${text} like lower(${one})`);
  return sql`(${sql.join(either, sql` or `)})`;
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, "\\$&")}%`;
}

function withAsciiDomain(word: string): string {
  const at = word.lastIndexOf("@") + 1;
  return at === 0 ? word : word.slice(0, at) + (domainToASCII(word.slice(at)) || word.slice(at));
}
