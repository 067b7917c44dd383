import { parseArgs } from "node:util";
import { runOnDatabase } from "./run-tests.ts";

/*
 * Sends random inputs, made from the contracts (the schemas of the data between browser and server), to the built site:
 * npm run fuzz -- --minutes 10 --seed 42 --database embedded|postgres
 * If an input shows a fault, the program prints the smallest input that shows this fault. Otherwise the program ends
 * with code 0.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string" },
    database: { type: "string", default: "embedded" },
  },
});

await runOnDatabase("tests/operation/bad-input.test.ts", values.database, {
  ...(values.seed ? { FUZZ_SEED: values.seed } : {}),
  FUZZ_MINUTES: values.minutes,
  FUZZ_DATABASE: values.database,
});
