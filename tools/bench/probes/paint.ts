import { siteOf, type Probe } from "../builds.ts";
import { lighthouse } from "./lighthouse.ts";

const BLOCKED = { max: 50 };
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Measures largest contentful paint, blocked time and main-thread work on a simulated phone. */
export const measurePaint: Probe = async ({ builds, paths, rounds, table }) => {
  for (const path of paths) {
    for (let round = 0; round < rounds; round++) {
      for (const [index, build] of builds.entries()) {
        const run = await lighthouse((await siteOf(build)).url + path);
        table.add(`${path}: largest paint`, "ms", index, run.largestPaint);
        table.add(`${path}: blocked time`, "ms", index, run.blocked, BLOCKED);
        table.add(`${path}: blocked processor time`, "ms", index, run.blockedByProcessor, BLOCKED);
        table.add(`${path}: main-thread work`, "ms", index, run.mainThread);
      }
    }
  }
};

export const measureScores: Probe = async ({ builds, paths, rounds, table }) => {
  for (const path of paths) {
    for (const device of ["mobile", "desktop"] as const) {
      for (let round = 0; round < rounds; round++) {
        for (const [index, build] of builds.entries()) {
          const { url } = await siteOf(build);
          const run = await lighthouse(url + path, { device, categories: CATEGORIES });
          const name = `${path} ${device}`;
          if (run.failed.length > 0) console.log(`  ${name}: ${run.failed.join("; ")}`);
          for (const category of CATEGORIES) {
            const score = run.scores[category] ?? 0;
            table.add(`${name}: ${category}`, "", index, score, { min: 100 });
          }
          table.add(`${name}: layout shift`, "", index, run.shift, { max: 0 });
        }
      }
    }
  }
};
