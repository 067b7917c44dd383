import { parseArgs } from "node:util";
import { runOnDatabase } from "./run-tests.ts";

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

await runOnDatabase("tests/operation/weights.test.ts", values.database, {
  TESTS: "all",
  WEIGHTS_DATABASE: values.database,
  WEIGHTS_MESSAGES: values.messages,
  WEIGHTS_TEMPLATES: values.templates,
});
