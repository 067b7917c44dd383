import { desc, sql } from "drizzle-orm";
import type { Database, Db } from "#platform/database/database.ts";
import { missedSearches } from "#platform/database/schema/library.ts";
import type { MissedSearches } from "../../contract.ts";

/**
 * Counts a search. At most `most` searches are stored: the rarest are deleted, and among these the oldest. A power cut
 * may lose the newest counts.
 */
export async function countMissed(
  { query }: Pick<Database, "query">,
  { words, day, most }: { words: string; day: string; most: number },
): Promise<void> {
  await query(
    `with forgotten as (
       delete from missed_searches where words in (
         select words from missed_searches where words <> $1
         order by times desc, last_day desc, words offset $3::int
       )
     )
     insert into missed_searches (words, last_day) values ($1, $2)
     on conflict (words) do update
       set times = missed_searches.times + 1, last_day = excluded.last_day`,
    [words, day, most - 1],
    { durable: false },
  );
}

export async function topMissedSearches(db: Db, most: number): Promise<MissedSearches["most"]> {
  const { words, times, last_day: day } = missedSearches;
  return db
    .select({ words, times, day })
    .from(missedSearches)
    .orderBy(desc(times), desc(day), words)
    .limit(most);
}

export async function countAllMissed(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${missedSearches.times}), 0)`.mapWith(Number) })
    .from(missedSearches);
  return row?.total ?? 0;
}
