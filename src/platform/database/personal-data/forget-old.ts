import { retention } from "#content/site/privacy.ts";
import type { Database } from "../database.ts";
import { piece } from "../in-pieces.ts";
import type { Forgetting, Period } from "../annotation.ts";
import { annotations } from "./annotations.ts";

const ROWS_AT_ONCE = 10_000;

export const forgetOld: Readonly<
  Record<string, (platform: { database: Database; now: () => Date }) => Promise<void>>
> = Object.fromEntries(
  Object.entries(annotations).flatMap(([table, { forget = [] }]) =>
    forget.length === 0
      ? []
      : [
          [
            table,
            async ({ database, now }) => {
              for (const rule of forget) await forgetBy(database, table, rule, now());
            },
          ],
        ],
  ),
);

async function forgetBy(
  { query }: Database,
  table: string,
  { period, since, while: only = "true", set }: Forgetting,
  now: Date,
): Promise<void> {
  const { unit, count } = periodOf(period);
  const old = `${since} <= $1::timestamptz - make_interval(${unit} => $2) and (${only})`;
  const values = [now.toISOString(), count];
  if (set) await query(`update ${table} set ${set} where ${old}`, values);
  else {
    const some = `delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${old} limit ${ROWS_AT_ONCE})) returning 1`;
    while ((await piece(() => query(some, values))).rows.length === ROWS_AT_ONCE);
  }
}

/**
 * Returns a period's length. The end of its name tells the unit: `auditDays` are counted in days, which the function
 * converts to hours.
 */
export function periodOf(period: Period): { unit: "months" | "hours"; count: number } {
  const count = retention[period];
  if (period.endsWith("Months")) return { unit: "months", count };
  return { unit: "hours", count: period.endsWith("Days") ? count * 24 : count };
}
