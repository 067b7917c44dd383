import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { findPostgres } from "../tests/support/postgres-cluster.ts";
import { prepareData } from "#tests/support/operation/site.ts";
import { check } from "./check.ts";
import {
  failedJourneys,
  failedTests,
  type JourneysReport,
  repeatedJourneys,
  type TestsReport,
} from "./failed-tests.ts";

/* Builds the site, runs the journeys (tests in a browser), and then the tests on both databases. On two cores, running
    journeys and tests side by side would be no faster.
    `npm test -- all` adds the tests that are tagged slow, and runs every endpoint on both databases. */

type Count = { passed: number; failed: number; skipped?: number };

/**
 * Remarks that are printed just before the final counts. Even somebody who sees only the end of the output reads them.
 */
const remarks: string[] = [];

const VITEST_REPORT = "test-results/tests.json";
const JOURNEYS_REPORT = "test-results/journeys.json";

const server = await findPostgres();
if (!server) {
  const sentence = "No PostgreSQL server programs were found: the tests on PostgreSQL are skipped.";
  if (process.env["CI"]) throw new Error(`${sentence} In CI they must not be.`);
  console.log(`${sentence}\nInstall postgresql, or name a database in TEST_DATABASE_URL.`);
}
const environment = {
  LEARNED_BY_BUILD: "build/server",
  TESTS: process.argv.includes("all") ? "all" : "quick",
  ...process.env,
  // Overrides an empty TEST_DATABASE_URL, with which the tests on PostgreSQL would be skipped.
  ...(server ? { TEST_DATABASE_URL: server.url } : {}),
};

const counts: Count[] = [];
// The checks run beside the build and the browser tests, which take longer and often leave a processor idle.
const checking = checks();
try {
  counts.push(await firstStart(), await journeys(), await checking, await tests());
} finally {
  server?.stop();
}
for (const remark of remarks) console.log(remark);
const sum = (key: keyof Count) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
const skipped = sum("skipped");
console.log(
  `\n${sum("passed")} passed, ${sum("failed")} failed${skipped ? `, ${skipped} skipped` : ""}`,
);
process.exit(sum("failed") === 0 ? 0 : 1);

async function checks(): Promise<Count> {
  try {
    const checked = await check();
    remarks.push(...checked.broken.map((name) => `Failed: the check of ${name}`));
    return checked;
  } catch (error) {
    console.error(error);
    remarks.push(`Failed: the checks: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Builds the site, and starts it once with an empty data folder. Later tests that start a site begin with a copy of the
 * data folder that results. If the build fails, this program ends, because nothing else could be tested.
 */
async function firstStart(): Promise<Count> {
  if (!(await run("scripts/launch.mjs", ["build"]))) process.exit(1);
  try {
    await prepareData();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error);
    remarks.push(`Failed: the first start: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

async function tests(): Promise<Count> {
  rmSync(VITEST_REPORT, { force: true });
  const ended = await run("node_modules/vitest/vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=./tests/support/second-tries.ts",
    "--reporter=json",
    `--outputFile.json=${VITEST_REPORT}`,
  ]);
  const report = read(VITEST_REPORT) as
    | (TestsReport & { numPassedTests: number; numFailedTests: number; numPendingTests: number })
    | undefined;
  if (report) remarks.push(...failedTests(report).map((name) => `Failed: ${name}`));
  return counted(ended, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  });
}

async function journeys(): Promise<Count> {
  rmSync(JOURNEYS_REPORT, { force: true });
  const ended = await run("node_modules/@playwright/test/cli.js", ["test"]);
  const report = read(JOURNEYS_REPORT) as
    | (JourneysReport & {
        stats: { expected: number; unexpected: number; flaky: number; skipped: number };
      })
    | undefined;
  if (report) {
    remarks.push(
      ...failedJourneys(report).map((name) => `Failed: ${name}`),
      ...repeatedJourneys(report).map((name) => `Passed only when tried again: ${name}`),
    );
  }
  return counted(ended, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: report?.stats.unexpected ?? 0,
    skipped: report?.stats.skipped ?? 0,
  });
}

/**
 * Counts one failure for a test runner that failed without reporting a failed test, for example because it did not
 * start.
 */
function counted(ended: boolean, count: Count): Count {
  return ended || count.failed > 0 ? count : { ...count, failed: 1 };
}

function run(file: string, args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: environment,
  });
  return new Promise((ended) => child.once("exit", (code) => ended(code === 0)));
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
