import { domainToASCII } from "node:url";
import { sql, type SQL } from "drizzle-orm";

const MAX_WORDS = 8;

/** Of LIKE: one of them has to be found. */
export type Pattern = readonly string[];

/** Of each word; what may be an address also as it is stored, its domain in ASCII. */
export function patternsOf(q: string): Pattern[] {
  return q
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
    .map((word) => [...new Set([word, inAscii(word)])].map(patternOf));
}

export function isLike(text: SQL, pattern: Pattern): SQL {
  const either = pattern.map((one) => sql`${text} like lower(${one})`);
  return sql`(${sql.join(either, sql` or `)})`;
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, "\\$&")}%`;
}

function inAscii(word: string): string {
  const at = word.lastIndexOf("@") + 1;
  return at === 0 ? word : word.slice(0, at) + (domainToASCII(word.slice(at)) || word.slice(at));
}
