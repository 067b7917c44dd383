import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checkHost } from "#delivery/listen/listen-on.ts";
import { readConfig } from "#platform/config/config.ts";
import { makeEmbedded } from "#platform/database/embedded/make-embedded.ts";
import { endWith, openFolder, type OpenFolder } from "#platform/database/embedded/open-folder.ts";
import { refuseMoved } from "#platform/database/move/moved.ts";
import { createLog } from "#platform/log/log.ts";
import { becomeSmall, runsOnce } from "#platform/program/small-process.ts";
import { makePrivate } from "#platform/files/private-folder.ts";

const LOG_FLUSH_MS = 50;

/**
 * Opens the embedded database in a thread before other code is loaded. If the database has to be made first, that takes
 * 420 MB which the process would never release, so the server then starts again in a new process.
 * @returns undefined on PostgreSQL
 * @throws OperatorError
 */
export async function openFirst(): Promise<{ opening: Promise<OpenFolder> } | undefined> {
  const config = readConfig(process.env, "production");
  const { dataDir, databaseUrl } = config;
  await checkHost(config);
  if (databaseUrl) return undefined;
  refuseMoved(dataDir);
  const log = createLog(config);
  if (!existsSync(join(dataDir, "pgdata", "PG_VERSION"))) {
    if (!runsOnce()) becomeSmall({ once: true });
    await makeEmbedded(dataDir, log);
    await pause(LOG_FLUSH_MS);
    becomeSmall();
  }
  makePrivate(dataDir, log);
  const opening = openFolder({ dataDir, log, onDeath: endWith(log) });
  // Without this, Node would report an unhandled rejection. The code that awaits the promise still gets the error.
  opening.catch(() => undefined);
  return { opening };
}
