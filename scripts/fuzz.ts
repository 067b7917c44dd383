import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { startCluster } from "../tests/support/postgres-cluster.ts";

/*
 * Inputs made from the contracts against the built site, for longer than a test may take:
 *   npm run fuzz -- --minutes 10 --seed 42 --database embedded|postgres
 * Ends with code 0 when no promise was broken; else with the smallest input that breaks it.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string" },
    database: { type: "string", default: "embedded" },
  },
});

const given = process.env["TEST_DATABASE_URL"];
const cluster = values.database === "postgres" && !given ? await startCluster() : undefined;
const url = given ?? cluster?.url;
if (values.database === "postgres" && !url) {
  console.error("Install postgresql, or name a database in TEST_DATABASE_URL.");
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "operation",
    "tests/operation/bad-input.test.ts",
  ],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      ...(url ? { TEST_DATABASE_URL: url } : {}),
      ...(values.seed ? { FUZZ_SEED: values.seed } : {}),
      FUZZ_MINUTES: values.minutes,
      FUZZ_DATABASE: values.database,
    },
  },
);
cluster?.stop();
process.exit(status ?? 1);
