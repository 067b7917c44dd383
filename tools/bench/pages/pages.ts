import type { Site } from "../../../tests/support/operation/site.ts";
import { figure, median, type Figure } from "../figures.ts";
import { lighthouse, type Device, type Run, type Throttling } from "./lighthouse.ts";
import { serveBaseline } from "../baseline/start-baseline.ts";
import { measureShifts } from "./shifts.ts";
import { staticPage } from "../baseline/static-page.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const MAX_LCP_RATIO = 1.15;

export type PageOptions = {
  rounds: number;
  paths?: readonly string[];
};

/** Lighthouse, and the largest paint compared with a static page of the same text, in turns in one run. */
export async function measurePages(site: Site, { rounds, paths }: PageOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of paths ?? (await landingPaths(site))) {
    for (const device of ["mobile", "desktop"] as const) {
      figures.push(...(await measureScores(site, path, device, rounds)));
    }
    figures.push(...(await compareWithStatic(site, path, rounds)));
    figures.push(await measureShifts(site.url + path, rounds));
  }
  return figures;
}

async function landingPaths(site: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const firstOf = (folder: string) => new RegExp(`/${folder}/[^<]+`).exec(sitemap) ?? [];
  return [
    "/",
    "/templates",
    ...["templates", "services", "industries", "connect"].flatMap(firstOf),
  ];
}

async function measureScores(
  site: Site,
  path: string,
  device: Device,
  rounds: number,
): Promise<Figure[]> {
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    runs.push(await lighthouse(site.url + path, device, { by: "simulate" }, CATEGORIES));
  }
  const name = `${path} ${device}`;
  const failed = new Set(runs.flatMap((run) => run.failed));
  if (failed.size > 0) console.log(`  ${name}: ${[...failed].join("; ")}`);
  return [
    ...CATEGORIES.map((category) =>
      figure(
        `${name}: ${category}`,
        runs.map((run) => run.scores[category] ?? 0),
        "",
        { min: 100 },
      ),
    ),
    ...times(name, runs),
  ];
}

function times(name: string, runs: readonly Run[]): Figure[] {
  return [
    figure(
      `${name}: CLS`,
      // As Lighthouse shows it: to three decimals.
      runs.map((run) => Number(run.cls.toFixed(3))),
      "",
      { max: 0 },
    ),
    figure(
      `${name}: TBT`,
      runs.map((run) => run.tbt),
      "ms",
      { max: 50 },
    ),
    figure(
      `${name}: LCP`,
      runs.map((run) => run.lcp),
      "ms",
      undefined,
    ),
  ];
}

async function compareWithStatic(site: Site, path: string, rounds: number): Promise<Figure[]> {
  const html = await (await fetch(site.url + path)).text();
  const limit = await serveBaseline(staticPage(html));
  const figures: Figure[] = [];
  try {
    for (const by of ["simulate", "devtools"] as const) {
      const name = `${path} mobile, ${by}`;
      const { ours, theirs } = await inTurn(site.url + path, limit.url, { by }, rounds);
      const lcp = (runs: readonly Run[]) => runs.map((run) => run.lcp);
      figures.push(
        figure(`${name}: LCP`, lcp(ours), "ms", undefined),
        figure(`${name}: LCP of the static page`, lcp(theirs), "ms", undefined),
        figure(`${name}: ratio`, [median(lcp(ours)) / median(lcp(theirs))], "×", {
          max: MAX_LCP_RATIO,
        }),
      );
    }
  } finally {
    limit.stop();
  }
  return figures;
}

/** One after the other, round by round: what else the machine does weighs on both. */
async function inTurn(
  url: string,
  limit: string,
  throttling: Throttling,
  rounds: number,
): Promise<{ ours: Run[]; theirs: Run[] }> {
  const ours: Run[] = [];
  const theirs: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    theirs.push(await lighthouse(limit, "mobile", throttling));
    ours.push(await lighthouse(url, "mobile", throttling));
  }
  return { ours, theirs };
}
