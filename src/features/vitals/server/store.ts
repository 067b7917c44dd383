import { gte, sql } from "drizzle-orm";
import type { Database, Db } from "#platform/database/database.ts";
import { webVitals } from "#platform/database/schema/operation.ts";
import type { Rating } from "#shared/web-vitals.ts";
import type { Measurement, PageSpeed } from "../contract.ts";

type StoredMeasurement = Measurement & { rating: Rating; day: string };

/** Stores measurements without waiting for the disk. A power cut may lose the newest ones. */
export async function insertMeasurements(
  { db, query }: Pick<Database, "db" | "query">,
  measurements: readonly StoredMeasurement[],
): Promise<void> {
  const { sql: statement, params } = db
    .insert(webVitals)
    .values([...measurements])
    .toSQL();
  await query(statement, params, { durable: false });
}

export async function listSpeeds(db: Db, since: string): Promise<Omit<PageSpeed, "rating">[]> {
  return db
    .select({
      page: webVitals.page,
      metric: webVitals.metric,
      p75: sql<number>`percentile_cont(0.75) within group (order by ${webVitals.value})`.mapWith(
        Number,
      ),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(webVitals)
    .where(gte(webVitals.day, since))
    .groupBy(webVitals.page, webVitals.metric)
    .orderBy(webVitals.page, webVitals.metric);
}
