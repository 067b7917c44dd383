import { spawnSync } from "node:child_process";

const CUTS = 200;

export async function chaosPowerCut(): Promise<boolean> {
  const seed = Date.now() % 2 ** 31;
  console.log(`${CUTS} power cuts; the same ones again: POWER_CUTS=${CUTS} POWER_CUT_SEED=${seed}`);
  const { status } = spawnSync(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      "unit",
      "src/platform/database/pglite/disk/power-cut.test.ts",
    ],
    {
      stdio: "inherit",
      env: { ...process.env, POWER_CUTS: String(CUTS), POWER_CUT_SEED: String(seed) },
    },
  );
  return status === 0;
}
