import { checkHost } from "#delivery/listen/listen-on.ts";
import { readConfig } from "#platform/config/config.ts";
import { endWith, openFolder, type OpenFolder } from "#platform/database/embedded/open-folder.ts";
import { refuseMoved } from "#platform/database/move/moved.ts";
import { createLog } from "#platform/log/log.ts";
import { makePrivate } from "#platform/files/private-folder.ts";

/**
 * Begins to open the embedded database before the rest of the program is loaded, so that the site starts sooner.
 * @throws OperatorError for invalid settings, a HOST on which the site cannot listen, or data moved to PostgreSQL
 */
export async function openFirst(): Promise<{ opening: Promise<OpenFolder> } | undefined> {
  const config = readConfig(process.env, "production");
  const { dataDir, databaseUrl } = config;
  await checkHost(config);
  if (databaseUrl) return undefined;
  refuseMoved(dataDir);
  const log = createLog(config);
  makePrivate(dataDir, log);
  const opening = openFolder({ dataDir, log, onDeath: endWith(log) });
  // If opening fails before other code awaits the promise, Node would end the process with an unhandled rejection. This
  // handler prevents that.
  opening.catch(() => undefined);
  return { opening };
}
