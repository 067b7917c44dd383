import { readFileSync } from "node:fs";
import { contractsFromScripts } from "../../../tests/support/storm/from-scripts.ts";
import type { Site } from "../../../tests/support/operation/site.ts";
import { isStaffStill, staffForStorm } from "../../../tests/support/storm/signed-in.ts";
import { storm } from "../../../tests/support/storm/storm.ts";
import { figure, type Figure } from "../figures.ts";

const RUNS = 2500;
const MIN_REQUESTS = 10_000;
const SEED = 42;

/** Bad requests to every endpoint and page: none may break it, show its insides or make it grow. */
export async function measureBadInput(site: Site): Promise<Figure[]> {
  const contracts = await contractsFromScripts();
  const tokens = await staffForStorm(site);
  await storm(site, { contracts, tokens, seed: SEED + 1, runs: RUNS / 10 });
  const before = megabytes(site.process.pid ?? 0);
  const { sent, statuses, broken, slowestMs, changesByStaff } = await storm(site, {
    contracts,
    tokens,
    seed: SEED,
    runs: RUNS,
  });
  const after = megabytes(site.process.pid ?? 0);
  const complaints = broken ? [broken] : [];
  if (changesByStaff === 0 || !(await isStaffStill(site, tokens)))
    complaints.push("the storm did not get into the back office");
  for (const line of complaints) console.log(`  ${line}`);
  console.log(`  answers: ${JSON.stringify(statuses)}`);
  return [
    figure("bad requests", [sent], "", { min: MIN_REQUESTS }),
    figure("answers that broke a promise", [complaints.length], "", { max: 0 }),
    figure("slowest answer", [slowestMs], "ms", { max: 5000 }),
    figure("memory growth", [after - before], "MB", { max: 300 }),
  ];
}

/** Resident memory of a process; NaN where the system does not tell in this way. */
function megabytes(pid: number): number {
  if (process.platform !== "linux") return NaN;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
