import { restoreRounds } from "#tests/support/operation/restore-rounds.ts";

const ROUNDS = 60;

export async function chaosRestore(): Promise<boolean> {
  const { before, after, complaints } = await restoreRounds(ROUNDS);
  for (const complaint of complaints) console.log(`  ${complaint}`);
  console.log(
    `${ROUNDS} restores killed: ${before} left what was there, ${after - 1} what the backup has, ${complaints.length} neither`,
  );
  return complaints.length === 0 && before > 0 && after > 1;
}
