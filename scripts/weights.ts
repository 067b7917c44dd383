import { parseArgs } from "node:util";
import { findPostgres } from "../tests/support/postgres-cluster.ts";
import { runTests } from "./run-tests.ts";

/*
 * Measures what each request costs on a large site, and compares the cost with the budget for requests of its kind:
 *   npm run weights -- --messages 100000 --templates 20000 --database embedded|postgres
 */

const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "100000" },
    templates: { type: "string", default: "20000" },
    database: { type: "string", default: "embedded" },
  },
});

const server = values.database === "postgres" ? await findPostgres() : undefined;
if (values.database === "postgres" && !server) {
  console.error("Install postgresql, or name a database in TEST_DATABASE_URL.");
  process.exit(2);
}
const passed = runTests(["--project", "operation", "tests/operation/weights.test.ts"], {
  TESTS: "all",
  ...(server ? { TEST_DATABASE_URL: server.url } : {}),
  WEIGHTS_DATABASE: values.database,
  WEIGHTS_MESSAGES: values.messages,
  WEIGHTS_TEMPLATES: values.templates,
});
server?.stop();
process.exit(passed ? 0 : 1);
