import { gte, sql } from "drizzle-orm";
import type { Database, Db } from "#platform/database/database.ts";
import { webVitals } from "#platform/database/schema/operation.ts";
import type { Metric, Rating } from "#shared/web-vitals.ts";
import type { Measurement } from "../contract.ts";

type StoredMeasurement = Measurement & { rating: Rating; day: string };

/** Inserts measurements without waiting until they are on the disk. A power cut may therefore lose the newest ones. */
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

/**
 * Returns one percentile of the measurements of each page and metric.
 * @param part - the percentile as a share: 0.75 for the 75th
 */
export async function percentiles(
  db: Db,
  { part, since }: { part: number; since: string },
): Promise<{ page: string; metric: Metric; value: number; count: number }[]> {
  return db
    .select({
      page: webVitals.page,
      metric: webVitals.metric,
      value:
        sql<number>`percentile_cont(${part}) within group (order by ${webVitals.value})`.mapWith(
          Number,
        ),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(webVitals)
    .where(gte(webVitals.day, since))
    .groupBy(webVitals.page, webVitals.metric)
    .orderBy(webVitals.page, webVitals.metric);
}
