import { parseArgs } from "node:util";
import { findPostgres } from "../tests/support/postgres-cluster.ts";
import { runTests } from "./run-tests.ts";

/*
 * Sends random inputs to the built site, for longer than a test may take. The inputs are made from the contracts, which
 * are the schemas of the data between browser and server:
 *   npm run fuzz -- --minutes 10 --seed 42 --database embedded|postgres
 * If an input shows a fault, the program prints the smallest input that shows it. Otherwise it ends with code 0.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string" },
    database: { type: "string", default: "embedded" },
  },
});

const server = values.database === "postgres" ? await findPostgres() : undefined;
if (values.database === "postgres" && !server) {
  console.error("Install postgresql, or name a database in TEST_DATABASE_URL.");
  process.exit(2);
}
const passed = runTests(["--project", "operation", "tests/operation/bad-input.test.ts"], {
  ...(server ? { TEST_DATABASE_URL: server.url } : {}),
  ...(values.seed ? { FUZZ_SEED: values.seed } : {}),
  FUZZ_MINUTES: values.minutes,
  FUZZ_DATABASE: values.database,
});
server?.stop();
process.exit(passed ? 0 : 1);
