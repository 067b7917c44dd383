import { rmSync } from "node:fs";
import { killRounds } from "#tests/support/operation/kill-rounds.ts";
import { freshDataDir } from "#tests/support/operation/site.ts";
import { onBothDatabases } from "./both-databases.ts";

const ROUNDS = 30;
const PER_ROUND = 170;
const MAX_READY_AGAIN_MS = 3000;

export function chaosKill(): Promise<boolean> {
  return onBothDatabases(chaosOn);
}

async function chaosOn(database: string, settings: Record<string, string>): Promise<boolean> {
  const dataDir = freshDataDir();
  const result = await killRounds(dataDir, { rounds: ROUNDS, perRound: PER_ROUND, settings });
  rmSync(dataDir, { recursive: true, force: true });
  const { acknowledged, events, complaints, readyAgainMs } = result;
  const sorted = readyAgainMs.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const slowest = sorted.at(-1) ?? NaN;
  for (const complaint of complaints) console.log(`  ${complaint}`);
  console.log(
    `${database}: ${ROUNDS} kills, ${acknowledged} acknowledged messages, told in ${events} events, ` +
      `${complaints.length} lost, doubled or unannounced; ` +
      `ready again after ${Math.round(median)} ms (median), ${Math.round(slowest)} ms (slowest, ${MAX_READY_AGAIN_MS} allowed)`,
  );
  return complaints.length === 0 && slowest <= MAX_READY_AGAIN_MS;
}
