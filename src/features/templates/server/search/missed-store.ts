import { desc, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { missedSearches } from "#platform/database/schema/library.ts";
import type { Platform } from "#platform/platform.ts";
import type { MissedSearches } from "../../contract.ts";

/**
 * Counts a search that found nothing. If there are more than `most` searches, the rarest are deleted, and among equally
 * rare ones the oldest. A power cut may lose the newest counts.
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

export async function readMissedSearches(
  { database: { db } }: Pick<Platform, "database">,
  limit: number,
): Promise<MissedSearches> {
  const { words, times, last_day: day } = missedSearches;
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${times}), 0)`.mapWith(Number) })
    .from(missedSearches);
  const most = await db
    .select({ words, times, day })
    .from(missedSearches)
    .orderBy(desc(times), desc(day), words)
    .limit(limit);
  return { total: row?.total ?? 0, most };
}
