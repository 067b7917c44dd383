import { sql, type SQL } from "drizzle-orm";
import { TYPED_FIELDS } from "#features/contact/fields.ts";
import { patternsOf, searchedWords, withSlips } from "#platform/database/search-patterns.ts";
import type { Db } from "#platform/database/database.ts";
import { distance } from "#platform/search/slips.ts";
import { wordsOf } from "#platform/search/words.ts";
import { messagesLike, type Wanted } from "./store.ts";

/** Maximum number of messages with similar words that are read to suggest other spellings of a search. */
const MAX_NEAR = 500;
const MAX_SUGGESTIONS = 3;

/** Suggests other spellings of a search with which the search finds messages, the most frequent spelling first. */
export async function suggestSearches(db: Db, q: string, wanted: Wanted): Promise<string[]> {
  const near = nearMessages(db, q, wanted);
  if (!near) return [];
  const { rows } = await db.transaction(async (tx) => {
    await keepToIndexes(tx);
    return (await tx.execute(near)) as {
      rows: Record<string, string>[];
    };
  });
  const found = new Map<string, { text: string; count: number }>();
  for (const row of rows) {
    const text = correctedBy(q, row);
    if (text === undefined || text.toLowerCase() === q.toLowerCase()) continue;
    const known = found.get(text.toLowerCase()) ?? { text, count: 0 };
    found.set(text.toLowerCase(), { ...known, count: known.count + 1 });
  }
  return [...found.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text }) => text);
}

/** Makes PostgreSQL use the index contact_messages_words, even if it would rather read the whole table. */
export async function keepToIndexes(tx: Db): Promise<void> {
  await tx.execute(sql`set local enable_seqscan = off`);
  await tx.execute(sql`set local enable_indexscan = off`);
}

/**
 * Returns a query for messages that contain words similar to those of a search. To stay fast, the query looks up the
 * longest word in the index contact_messages_words, and stops after MAX_NEAR messages.
 * @returns undefined if no word of the search has 4 to 16 letters, because only such words are compared
 */
export function nearMessages(db: Db, q: string, wanted: Wanted): SQL | undefined {
  const words = searchedWords(q);
  const patterns = patternsOf(q).map((exact, at) => {
    const word = words[at] ?? "";
    const near = withSlips(word, exact);
    return { near, length: near === exact ? 0 : word.length };
  });
  const sorted = patterns.toSorted((one, other) => other.length - one.length);
  if (!sorted[0]?.length) return undefined;
  const near = sorted.map((pattern) => pattern.near);
  return sql`${messagesLike(db, { ...wanted, patterns: [] }, near)} limit ${MAX_NEAR}`;
}

/**
 * Replaces each searched word that a message lacks by a similar word of the message.
 * @returns undefined if the message has no similar word
 */
function correctedBy(q: string, row: Readonly<Record<string, string>>): string | undefined {
  const text = TYPED_FIELDS.map((name) => row[name]).join("\n");
  const lower = text.toLowerCase();
  const digits = row["phone"]?.replaceAll(/\D/gu, "") ?? "";
  const patterns = patternsOf(q);
  const corrected = searchedWords(q).map((word, at) => {
    const { texts = [], digits: numbers = [] } = patterns[at] ?? {};
    const isThere =
      texts.some((one) => lower.includes(lettersOf(one).toLowerCase())) ||
      numbers.some((one) => digits.includes(lettersOf(one)));
    return isThere ? word : nearestIn(text, word);
  });
  return corrected.includes(undefined) ? undefined : corrected.join(" ");
}

/** Returns the searched letters of a LIKE pattern: "50%" for the pattern "%50\%%". */
function lettersOf(pattern: string): string {
  return pattern.slice(1, -1).replaceAll(/\\(.)/gu, "$1");
}

function nearestIn(text: string, word: string): string | undefined {
  const own = plainOf(word);
  return wordsOf(text)
    .map((other) => other.text)
    .find((other) => {
      const plain = plainOf(other);
      return Math.abs(plain.length - own.length) <= 1 && distance(plain, own) <= 1;
    });
}

/** Makes spellings such as "Mueller" and "Müller" the same. */
function plainOf(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/([aou])e/gu, "$1");
}
