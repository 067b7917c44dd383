import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startBuild, type Probe } from "../builds.ts";
import { memoryBelow, memoryOf } from "../processes.ts";

const REST_MS = 15_000;
const SAMPLE_MS = 100;
const TARGETS = { rest: { max: 240 }, peak: { max: 350 } };

/**
 * Measures the memory of the site, and the time from its start until it accepts requests: first with an empty data
 * folder, then with data in the folder.
 */
export const measureStart: Probe = async ({ builds, rounds, table }) => {
  for (let round = 0; round < rounds; round++) {
    for (const [index, build] of builds.entries()) {
      const dataDir = mkdtempSync(join(tmpdir(), "bench-data-"));
      for (const which of ["first start", "start"]) {
        const begun = performance.now();
        const starting = startBuild(build, dataDir);
        const peak = highestMemory();
        const site = await starting;
        table.add(`${which}: time`, "ms", index, performance.now() - begun);
        await pause(REST_MS);
        const rest = memoryOf(site.process.pid ?? 0);
        const peakMemory = peak.stop();
        table.add(`${which}: most memory`, "MB", index, peakMemory, TARGETS.peak);
        table.add(`${which}: memory at rest`, "MB", index, rest, TARGETS.rest);
        await site.stop();
      }
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
};

/**
 * Measures the memory of all child processes at short intervals, until `stop` is called. `stop` returns the highest
 * value in MB.
 */
function highestMemory(): { stop: () => number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryBelow(process.pid));
  }, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
