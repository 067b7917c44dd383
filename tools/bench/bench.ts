import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { installWorkspace } from "../install/workspace.ts";
import { buildOther, closeBuild, THIS_BUILD, type Build } from "./builds.ts";
import { measurePaint, measureScores } from "./probes/paint.ts";
import { measureRequests } from "./probes/requests.ts";
import { measureStart } from "./probes/start.ts";
import { measureWeight } from "./probes/weight.ts";
import { printTable, Table } from "./table.ts";

/*
 * Measures the built site of this folder, alone or in turns with another build:
 *   npm run bench [-- PART …] [--against COMMIT | FILE.patch] [--rounds N] [--paths /,/templates]
 * With a patch, the other build is the last commit with the patch applied, in a temporary checkout. For example, a
 * patch that removes an optimization shows how much the optimization gains. The results are printed as a table, and
 * written into test-results/bench.json.
 */

const PROBES = {
  start: measureStart,
  weight: measureWeight,
  paint: measurePaint,
  requests: measureRequests,
  scores: measureScores,
};
const USUAL = ["start", "weight", "paint", "requests"];

const { values, positionals } = readArguments();
const rounds = Number(values.rounds);
const paths = values.paths.split(",");
const parts = positionals.length > 0 ? positionals : USUAL;
const known = Object.keys(PROBES);
if (!Number.isInteger(rounds) || rounds < 1 || !parts.every((part) => known.includes(part)))
  endWithUsage();

const probes = Object.entries(PROBES).filter(([name]) => parts.includes(name));
process.exit((await compareBuilds()) ? 0 : 1);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        against: { type: "string" },
        rounds: { type: "string", default: "5" },
        paths: { type: "string", default: "/,/templates,/templates/score-website-leads" },
      },
    });
  } catch {
    return endWithUsage();
  }
}

function endWithUsage(): never {
  console.error(
    `Usage: npm run bench [-- ${Object.keys(PROBES).join(" | ")}] [--against COMMIT | FILE.patch] [--rounds N] [--paths /,…]`,
  );
  process.exit(2);
}

/**
 * Measures this folder's build and, with `--against`, the build to compare with.
 * @returns whether this folder's build reaches every target
 */
async function compareBuilds(): Promise<boolean> {
  await installWorkspace("bench");
  const builds: Build[] = [THIS_BUILD];
  const table = new Table();
  try {
    if (values.against) builds.push(await buildOther(values.against));
    for (const [name, measure] of probes) {
      console.log(`› ${name}`);
      await measure({ builds, paths, rounds, table });
    }
  } finally {
    for (const build of builds) await closeBuild(build);
  }
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/bench.json", JSON.stringify(table.rows, undefined, 2));
  printTable(table);
  return table.reachesAll();
}
