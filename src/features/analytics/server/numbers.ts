import type { Platform } from "#platform/platform.ts";
import { mondayOf, weeksLater } from "#shared/time/weeks.ts";
import { type Counts, type Numbers, type NumbersQuery } from "../contract.ts";
import { METRICS } from "../limits.ts";
import type { KnownPages } from "./known-pages.ts";
import {
  countByPage,
  countBySource,
  countByTemplate,
  countByWeek,
  countWithoutSource,
  type Count,
} from "./numbers-store.ts";

const WEEKS = 12;
const MAX_ROWS = 50;
const TEMPLATES = "/templates/";

export async function readNumbers(
  platform: Platform,
  { week = mondayOf(platform.now()) }: NumbersQuery,
  knownPages: KnownPages,
): Promise<Numbers> {
  const { db } = platform.database;
  const during = { from: week, to: weeksLater(week, 1) };
  const first = weeksLater(week, 1 - WEEKS);
  const counted = await countByWeek(db, { from: first, to: during.to });
  const known = await knownPages(platform);
  const templates = await countByTemplate(db, during);
  const pages = [...known, ...templates.map(({ slug }) => TEMPLATES + slug)];
  const counts = await countByPage(db, during, pages);
  const byPage = new Map(counts.map(({ page, ...figures }) => [page, figures]));
  return {
    week,
    next: during.to <= mondayOf(platform.now()) ? during.to : null,
    weeks: Array.from({ length: WEEKS }, (_, before) => weeksLater(week, -before)).map((each) => ({
      week: each,
      ...sumsOf(counted.filter((row) => row.week === each)),
    })),
    pages: most(
      [...byPage].flatMap(([page, figures]) =>
        known.has(page) && !page.startsWith(TEMPLATES) ? [{ page, ...figures }] : [],
      ),
    ),
    templates: most(
      templates.flatMap((template) => {
        const { visitors = 0, views = 0, gates = 0 } = byPage.get(TEMPLATES + template.slug) ?? {};
        const isSeen = visitors + gates + template.downloads > 0;
        return isSeen ? [{ ...template, visitors, views, gates }] : [];
      }),
    ),
    sources: await countBySource(db, during, MAX_ROWS),
    unknown: await countWithoutSource(db, during),
  };
}

function sumsOf(rows: readonly Count[]): Counts {
  const sums = Object.fromEntries(METRICS.map((name) => [name, 0])) as Counts;
  for (const { metric, count } of rows) sums[metric] += count;
  return sums;
}

function most<Row extends { visitors: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => other.visitors - one.visitors).slice(0, MAX_ROWS);
}
