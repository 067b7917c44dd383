import { rmSync } from "node:fs";
import { killRounds } from "#tests/support/operation/kill-rounds.ts";
import { liveThroughOutage } from "#tests/support/operation/outage-hours.ts";
import { restoreRounds } from "#tests/support/operation/restore-rounds.ts";
import { freshDataDir } from "#tests/support/operation/site.ts";
import { runTests } from "../run-tests.ts";
import { onBothDatabases } from "./databases.ts";

const KILLS = { rounds: 30, perRound: 170 };
const MAX_READY_AGAIN_MS = 3000;
const OUTAGE = { hours: 26, kills: 20 };
const RESTORES = 60;
const POWER_CUTS = 200;

/** Kills the server in the middle of writes, and starts it again. */
export function chaosKill(): Promise<string[]> {
  return onBothDatabases(async (database, settings) => {
    const dataDir = freshDataDir();
    const result = await killRounds(dataDir, { ...KILLS, settings });
    rmSync(dataDir, { recursive: true, force: true });
    const { acknowledged, events, complaints, readyAgainMs } = result;
    const sorted = readyAgainMs.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
    const slowest = sorted.at(-1) ?? NaN;
    console.log(
      `${database}: ${KILLS.rounds} kills, ${acknowledged} acknowledged messages, told in ${events} events, ` +
        `${complaints.length} lost, doubled or unannounced; ` +
        `ready again after ${Math.round(median)} ms (median), ${Math.round(slowest)} ms (slowest, ${MAX_READY_AGAIN_MS} allowed)`,
    );
    return slowest <= MAX_READY_AGAIN_MS ? complaints : [...complaints, "a start took too long"];
  });
}

/** Lives through 26 hours without a mail server, or with another of its faults each hour, and kills in between. */
export function chaosOutage(): Promise<string[]> {
  return onBothDatabases(async (database, settings) => {
    const dataDir = freshDataDir();
    const result = await liveThroughOutage({ DATA_DIR: dataDir, ...settings }, OUTAGE);
    rmSync(dataDir, { recursive: true, force: true });
    const { acknowledged, mails, repeats, complaints } = result;
    console.log(
      `${database}: ${OUTAGE.hours} hours, ${OUTAGE.kills} kills, ${acknowledged} acknowledged messages announced in ${mails} mails, ` +
        `${repeats} of them sent again; ${complaints.length} complaints`,
    );
    return complaints;
  });
}

/** Kills a restore at many moments: the data is then the site's or the backup's, whole. */
export async function chaosRestore(): Promise<string[]> {
  const { before, after, complaints } = await restoreRounds(RESTORES);
  console.log(
    `${RESTORES} restores killed: ${before} left what was there, ${after - 1} what the backup has, ${complaints.length} neither`,
  );
  if (before === 0 || after <= 1) complaints.push("no kill came before, or none after, the swap");
  return complaints;
}

/** Cuts the power of a simulated disk, many times. */
export async function chaosPowerCut(): Promise<string[]> {
  const seed = Date.now() % 2 ** 31;
  console.log(
    `${POWER_CUTS} power cuts; the same ones again: POWER_CUTS=${POWER_CUTS} POWER_CUT_SEED=${seed}`,
  );
  const test = "src/platform/database/pglite/disk/power-cut.test.ts";
  const settings = { POWER_CUTS: String(POWER_CUTS), POWER_CUT_SEED: String(seed) };
  return runTests(["--project", "unit", test], settings) ? [] : ["a test failed"];
}
