import type { Platform } from "#platform/platform.ts";
import { kindOfPeriod, periodOf, periodsLater, spanOf } from "#shared/time/periods.ts";
import { type Counts, type Numbers, type NumbersQuery } from "../contract.ts";
import { METRICS } from "../limits.ts";
import {
  countBy,
  countByPage,
  countByPeriod,
  countByTemplate,
  countWithoutSource,
  TEMPLATES,
  type Count,
} from "./numbers-store.ts";

/** Number of compared periods, including the shown one. */
const PERIODS = { week: 12, month: 12, quarter: 8 };
const MAX_ROWS = 50;

/** Returns the paths of all public pages. */
export type KnownPages = (platform: Platform) => Promise<ReadonlySet<string>>;

/** Functions that read data of other features. `src/main` passes them in. */
export type NumbersParts = {
  knownPages: KnownPages;
  tokensUsed: (
    platform: Platform,
    span: { from: string; to: string },
  ) => Promise<Numbers["assistant"]>;
};

export async function readNumbers(
  platform: Platform,
  { period = periodOf("week", platform.now()) }: NumbersQuery,
  { knownPages, tokensUsed }: NumbersParts,
): Promise<Numbers> {
  const { db } = platform.database;
  const kind = kindOfPeriod(period) ?? "week";
  const during = spanOf(period);
  const known = [...(await knownPages(platform))].filter((page) => !page.startsWith(TEMPLATES));
  const pages = await countByPage(db, during, known);
  const next = periodsLater(period, 1);
  return {
    period,
    kind,
    next: next <= periodOf(kind, platform.now()) ? next : null,
    periods: await readPeriods(platform, period, PERIODS[kind]),
    pages: pages.toSorted((one, other) => other.visitors - one.visitors).slice(0, MAX_ROWS),
    templates: await countByTemplate(db, during, MAX_ROWS),
    sources: await countBy(db, during, "source", MAX_ROWS),
    campaigns: await countBy(db, during, "campaign", MAX_ROWS),
    unknown: await countWithoutSource(db, during),
    assistant: await tokensUsed(platform, during),
  };
}

/** @returns the counts of `period` and of the periods before it, the newest first */
export async function readPeriods(
  { database }: Platform,
  period: string,
  count: number,
): Promise<Numbers["periods"]> {
  const shown = Array.from({ length: count }, (_, n) => periodsLater(period, -n));
  const span = { from: spanOf(shown.at(-1) ?? period).from, to: spanOf(period).to };
  const counted = await countByPeriod(database.db, kindOfPeriod(period) ?? "week", span);
  return shown.map((each) => ({
    period: each,
    ...sumsOf(counted.filter(({ from }) => from === spanOf(each).from)),
  }));
}

function sumsOf(rows: readonly Count[]): Counts {
  const sums = Object.fromEntries(METRICS.map((name) => [name, 0])) as Counts;
  for (const { metric, count } of rows) sums[metric] += count;
  return sums;
}
