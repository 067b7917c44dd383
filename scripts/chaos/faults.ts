import { spawnSync } from "node:child_process";
import { startCluster } from "../../tests/support/postgres-cluster.ts";
import { chaosKill } from "./kill.ts";
import { chaosPowerCut } from "./power-cut.ts";

type Fault = { what: string } & ({ tests: string[] } | { experiment: () => Promise<boolean> });

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

export async function chaosFaults(): Promise<boolean> {
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given ? undefined : await startCluster();
  const url = given ?? cluster?.url;
  if (!url) console.log("No PostgreSQL was found: faults happen to the embedded database only.");
  const failed: string[] = [];
  try {
    for (const fault of FAULTS) {
      console.log(`\n› ${fault.what}`);
      const fine = "experiment" in fault ? await fault.experiment() : pass(fault.tests, url);
      if (!fine) failed.push(fault.what);
    }
  } finally {
    cluster?.stop();
  }
  console.log(`\n${FAULTS.length - failed.length} of ${FAULTS.length} kinds of fault did no harm`);
  for (const what of failed) console.log(`harm: ${what}`);
  return failed.length === 0;
}

function pass(tests: string[], url: string | undefined): boolean {
  const database = url && new URL(url);
  if (database) database.searchParams.set("options", `-c lock_timeout=${LOCK_TIMEOUT_MS}`);
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...tests],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        ...(database ? { TEST_DATABASE_URL: database.href } : {}),
        FAULTS: "all",
        RACES: String(RACES),
      },
    },
  );
  return status === 0;
}
