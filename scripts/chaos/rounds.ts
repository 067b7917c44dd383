import { rmSync } from "node:fs";
import { killRounds } from "#tests/support/operation/kill-rounds.ts";
import { restoreRounds } from "#tests/support/operation/restore-rounds.ts";
import { freshDataDir } from "#tests/support/operation/site.ts";
import { findPostgres } from "#tests/support/postgres-cluster.ts";
import { runTests } from "../run-tests.ts";
import { onBothDatabases } from "./databases.ts";

const KILLS = { rounds: 30, perRound: 170 };
const MAX_READY_AGAIN_MS = 3000;
const RESTORES = 60;
const POWER_CUTS = 200;
const RACES = 1000;
/**
 * Time in ms after which PostgreSQL aborts a statement that waits for a lock. With a shorter time, statements on a busy
 * machine would fail without a fault of the site. With a longer time, the experiment would take too long, because the
 * experiment locks each table in turn.
 */
const LOCK_TIMEOUT_MS = 1000;

/** Kills the server while it writes. Everything that it acknowledged must be stored exactly once. */
export function chaosKill(): Promise<string[]> {
  return onBothDatabases(async (database, settings) => {
    const dataDir = freshDataDir();
    const result = await killRounds(dataDir, { ...KILLS, settings });
    rmSync(dataDir, { recursive: true, force: true });
    const { acknowledged, replies, events, complaints, readyAgainMs } = result;
    const sorted = readyAgainMs.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
    const slowest = sorted.at(-1) ?? NaN;
    console.log(
      `${database}: ${KILLS.rounds} kills, ${acknowledged} acknowledged messages, ${replies} replies, told in ${events} events, ` +
        `${complaints.length} lost, doubled or unannounced; ` +
        `ready again after ${Math.round(median)} ms (median), ${Math.round(slowest)} ms (slowest, ${MAX_READY_AGAIN_MS} allowed)`,
    );
    return slowest <= MAX_READY_AGAIN_MS ? complaints : [...complaints, "a start took too long"];
  });
}

/**
 * Kills processes that restore a backup. The data must then be either the former data or the backup's, never a mixture.
 */
export async function chaosRestore(): Promise<string[]> {
  const { before, after, complaints } = await restoreRounds(RESTORES);
  console.log(
    `${RESTORES} restores killed: ${before} left what was there, ${after - 1} what the backup has, ${complaints.length} neither`,
  );
  if (before === 0 || after <= 1) complaints.push("no kill came before, or none after, the swap");
  return complaints;
}

/** Cuts the power of a simulated disk. The database must lose nothing that it acknowledged. */
export async function chaosPowerCut(): Promise<string[]> {
  const seed = Date.now() % 2 ** 31;
  console.log(
    `${POWER_CUTS} power cuts; the same ones again: POWER_CUTS=${POWER_CUTS} POWER_CUT_SEED=${seed}`,
  );
  const test = "src/platform/database/pglite/disk/power-cut.test.ts";
  const settings = { POWER_CUTS: String(POWER_CUTS), POWER_CUT_SEED: String(seed) };
  return runTests(["--project", "unit", test], settings) ? [] : ["a test failed"];
}

/**
 * Makes every statement of every endpoint fail in each way, locks each table in turn, and sends pairs of requests at
 * once. The site must always answer, and must leave no incomplete data.
 */
export async function chaosFaults(): Promise<string[]> {
  const server = await findPostgres();
  if (!server) console.log("No PostgreSQL was found: faults happen to the embedded database only.");
  const database = server && new URL(server.url);
  database?.searchParams.set("options", `-c lock_timeout=${LOCK_TIMEOUT_MS}`);
  const passed = runTests(
    ["tests/http/faults.endpoint.test.ts", "tests/http/races.endpoint.test.ts"],
    {
      FAULTS: "all",
      RACES: String(RACES),
      ...(database ? { TEST_DATABASE_URL: database.href } : {}),
    },
  );
  server?.stop();
  return passed ? [] : ["a test failed"];
}
