import { spawnSync } from "node:child_process";

/**
 * Runs vitest.
 * @param vitestArguments - files, folders and options
 * @returns whether all tests passed
 */
export function runTests(
  vitestArguments: readonly string[],
  environment: Record<string, string>,
): boolean {
  const args = ["node_modules/vitest/vitest.mjs", "run", ...vitestArguments];
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, args, { stdio: "inherit", env }).status === 0;
}
