import { spawnSync } from "node:child_process";
import { findPostgres } from "../tests/support/postgres-cluster.ts";

/** Runs tests with Vitest. @returns whether all tests passed */
export function runTests(
  vitestArguments: readonly string[],
  environment: Record<string, string>,
): boolean {
  const args = ["node_modules/vitest/vitest.mjs", "run", ...vitestArguments];
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, args, { stdio: "inherit", env }).status === 0;
}

/**
 * Runs a test file on the built site, and then ends this process: with exit code 0 if all tests passed, with 1 if not,
 * and with 2 if PostgreSQL is not available.
 * @param database - "postgres", or any other text for the embedded database
 */
export async function runOnDatabase(
  test: string,
  database: string,
  environment: Record<string, string>,
): Promise<never> {
  const server = database === "postgres" ? await findPostgres() : undefined;
  if (database === "postgres" && !server) {
    console.error("Install postgresql, or name a database in TEST_DATABASE_URL.");
    process.exit(2);
  }
  const passed = runTests(["--project", "operation", test], {
    ...(server ? { TEST_DATABASE_URL: server.url } : {}),
    ...environment,
  });
  server?.stop();
  process.exit(passed ? 0 : 1);
}
