import { findPostgres } from "../../tests/support/postgres-cluster.ts";
import { runTests } from "../run-tests.ts";
import { chaosKill, chaosPowerCut } from "./rounds.ts";

type Fault = { what: string } & ({ tests: string[] } | { experiment: () => Promise<string[]> });

const FAULTS: readonly Fault[] = [
  {
    what: "each statement of each endpoint fails, each table is held",
    tests: ["tests/http/faults.endpoint.test.ts"],
  },
  { what: "two at the same moment", tests: ["tests/http/races.endpoint.test.ts"] },
  {
    what: "the database is away, and comes back",
    tests: ["tests/http/outage.test.ts", "tests/operation/postgres-away.test.ts"],
  },
  {
    what: "the embedded database's thread dies, or does not answer",
    tests: [
      "tests/operation/thread-death.test.ts",
      "src/platform/database/pglite/keep-open.test.ts",
      "src/platform/database/pglite/pglite-client.test.ts",
    ],
  },
  {
    what: "the disk is full",
    tests: [
      "tests/operation/disk-full.test.ts",
      "src/platform/database/pglite/disk/full-disk.test.ts",
    ],
  },
  {
    what: "the mail server refuses, hangs, answers 4xx or 5xx, or hangs up",
    tests: ["src/platform/mail/mailbox.test.ts", "src/platform/outbox/"],
  },
  {
    what: "the model's provider hangs, answers 500 or garbage, or breaks off",
    tests: ["src/platform/model/", "src/features/chat/model-answer.endpoint.test.ts"],
  },
  {
    what: "a part of the daily work fails",
    tests: ["tests/clean-up.service.test.ts", "src/platform/scheduler/"],
  },
  { what: "one replica of several ends", tests: ["tests/operation/replicas.test.ts"] },
  { what: "the process is killed", experiment: chaosKill },
  { what: "power is cut", experiment: chaosPowerCut },
];

/** Long enough for a busy machine, short enough for two dozen tables. */
const LOCK_TIMEOUT_MS = 1000;
const RACES = 1000;

export async function chaosFaults(): Promise<string[]> {
  const server = await findPostgres();
  if (!server) console.log("No PostgreSQL was found: faults happen to the embedded database only.");
  const complaints: string[] = [];
  try {
    for (const fault of FAULTS) {
      console.log(`\n› ${fault.what}`);
      const found =
        "experiment" in fault ? await fault.experiment() : failures(fault.tests, server?.url);
      complaints.push(...found.map((complaint) => `${fault.what}: ${complaint}`));
    }
  } finally {
    server?.stop();
  }
  return complaints;
}

function failures(tests: readonly string[], url: string | undefined): string[] {
  const database = url && new URL(url);
  if (database) database.searchParams.set("options", `-c lock_timeout=${LOCK_TIMEOUT_MS}`);
  const settings = { FAULTS: "all", RACES: String(RACES) };
  const passed = runTests(tests, {
    ...settings,
    ...(database ? { TEST_DATABASE_URL: database.href } : {}),
  });
  return passed ? [] : ["a test failed"];
}
