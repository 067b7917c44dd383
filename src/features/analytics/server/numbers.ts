import type { Platform } from "#platform/platform.ts";
import { kindOfPeriod, periodOf, periodsLater, spanOf } from "#shared/time/periods.ts";
import { type Counts, type Numbers, type NumbersQuery } from "../contract.ts";
import { METRICS } from "../limits.ts";
import type { KnownPages } from "./known-pages.ts";
import {
  countBy,
  countByPage,
  countByPeriod,
  countByTemplate,
  countWithoutSource,
  type Count,
} from "./numbers-store.ts";

/** Number of periods that are compared. */
const PERIODS = { week: 12, month: 12, quarter: 8 };
const MAX_ROWS = 50;
const TEMPLATES = "/templates/";

/** Other features know these: which pages there are, and how much the AI model worked. */
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
  const known = await knownPages(platform);
  const templates = await countByTemplate(db, during);
  const pages = [...known, ...templates.map(({ slug }) => TEMPLATES + slug)];
  const counts = await countByPage(db, during, pages);
  const byPage = new Map(counts.map(({ page, ...figures }) => [page, figures]));
  const next = periodsLater(period, 1);
  return {
    period,
    kind,
    next: next <= periodOf(kind, platform.now()) ? next : null,
    periods: await readPeriods(platform, period, PERIODS[kind]),
    pages: most(
      [...byPage].flatMap(([page, figures]) =>
        known.has(page) && !page.startsWith(TEMPLATES) ? [{ page, ...figures }] : [],
      ),
    ),
    templates: most(
      templates.flatMap((template) => {
        const { visitors = 0, views = 0, gates = 0 } = byPage.get(TEMPLATES + template.slug) ?? {};
        const { downloads, messages, won } = template;
        const isSeen = visitors + gates + downloads + messages + won > 0;
        return isSeen ? [{ ...template, visitors, views, gates }] : [];
      }),
    ),
    sources: await countBy(db, during, "source", MAX_ROWS),
    campaigns: await countBy(db, during, "campaign", MAX_ROWS),
    unknown: await countWithoutSource(db, during),
    assistant: await tokensUsed(platform, during),
  };
}

/** @returns the counts of a period and of those before it, the newest first */
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

function most<Row extends { visitors: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => other.visitors - one.visitors).slice(0, MAX_ROWS);
}
