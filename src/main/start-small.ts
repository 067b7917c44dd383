import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readConfig } from "#platform/config/config.ts";
import { makeEmbedded } from "#platform/database/embedded/make-embedded.ts";
import { createLog } from "#platform/log/log.ts";
import { reportAndFail } from "#platform/program/operator-error.ts";
import { becomeSmall, isSmall } from "#platform/program/small-process.ts";

/*
 * Before anything large is loaded. Making a database takes 420 MB, which a process would keep: it is
 * made where there is none, and then the server begins as a new process.
 */

const LOG_FLUSH_MS = 50;

await startSmall().catch((error: unknown) => {
  reportAndFail(error);
  process.exit();
});

async function startSmall(): Promise<void> {
  const config = readConfig(process.env, "production");
  const { dataDir, databaseUrl } = config;
  const isNew = !databaseUrl && !existsSync(join(dataDir, "pgdata", "PG_VERSION"));
  if (!isSmall()) becomeSmall({ once: isNew });
  if (!isNew) return;
  await makeEmbedded(dataDir, createLog(config));
  await pause(LOG_FLUSH_MS);
  becomeSmall();
}
