import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { prepareAnswers } from "#features/chat/server/service.ts";
import { endVisits } from "#features/analytics/server/service.ts";
import { replayEndings, replayErasures } from "#features/privacy/server/service.ts";
import {
  readLibraryFolder,
  synchroniseTemplates,
} from "#features/templates/server/sync/synchronise.ts";
import { captureOutput } from "#platform/program/captured-output.ts";
import { forgetUnfinished } from "#platform/backup/own-turn.ts";
import { forgetScratchDatabase } from "#platform/backup/try/scratch-database.ts";
import { keepAssets } from "#platform/assets/assets.ts";
import type { OpenFolder } from "#platform/database/embedded/open-folder.ts";
import { refreshBusiness } from "#platform/business/business.ts";
import { readConfig, type Config } from "#platform/config/config.ts";
import { release } from "#shared/release.ts";
import { freeMemory } from "#platform/program/small-process.ts";
import { listenForCommands } from "#platform/program/control.ts";
import { listen, stopListening } from "#delivery/listen/listen.ts";
import { closePlatform, createPlatform, stopWork } from "#platform/platform.ts";
import { staffNote } from "#shared/imprint/staff-note.ts";
import { isImprintServed } from "#shared/imprint/imprint.ts";
import { createApp, type App } from "./app.ts";
import { runCommand } from "./commands.ts";
import { logFailures } from "./doctor/doctor.ts";
import { startJobs } from "./jobs.ts";
import { ASSETS, libraryFolder, servedFolders } from "./served-folders.ts";

const root = join(import.meta.dirname, "../..");
/**
 * Times in ms after the signal to stop. With PostgreSQL, the server accepts new connections until `retiredMs`, because
 * load balancers react late, and closes idle connections after twice that time. The server ends streams after
 * `streamsMs`, and all other connections after `allMs`.
 */
const STOP_TIMEOUTS = { retiredMs: 1000, streamsMs: 6000, allMs: 8000 };
/** Maximum wait in ms for the PostgreSQL server, which may be starting at the same time as the site. */
const DATABASE_WAIT_MS = 60_000;
/** Delay in ms before the checks of `npm run doctor` run, so that they do not slow down the first visits. */
const DOCTOR_DELAY_MS = 10_000;

/**
 * @param opened - the embedded database, if `openFirst` has begun to open it
 * @throws OperatorError if the start fails for a reason that the operator can mend
 */
export async function start(opened: { opening: Promise<OpenFolder> } | undefined): Promise<void> {
  const config = readConfig(process.env, "production");
  const library = libraryFolder(config);
  const [platform, templates] = await Promise.all([
    createPlatform(config, {
      databaseWaitMs: DATABASE_WAIT_MS,
      ...opened,
    }),
    pause(0).then(() => readLibraryFolder(library)),
  ]);
  captureOutput(platform.log);
  await replayErasures(platform);
  await replayEndings(platform);
  await synchroniseTemplates(platform, library, templates);
  await refreshBusiness(platform);
  if (!isImprintServed(config.mode)) platform.log.warn(staffNote());
  await keepAssets(platform, ASSETS);
  const app = createApp(platform, build, servedFolders(root, library));
  process.on("uncaughtException", (error) => {
    platform.log.fatal({ err: error }, "unexpected error");
    process.exit(1);
  });
  await renderFirstPage(app, config);
  const server = await listen(app, config);
  let working = Promise.resolve();
  const startWork = () => (working = startJobs(platform));
  const stopControl = config.databaseUrl
    ? undefined
    : await listenForCommands(config.dataDir, async (command) => {
        await working;
        return runCommand(platform, command, {
          stop: () => stopWork(platform),
          start: startWork,
        });
      });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const { version, commit } = release;
  platform.log.info(
    { host: config.host, port, version, commit },
    `serving on http://localhost:${port}`,
  );
  setTimeout(() => void logFailures(platform).finally(freeMemory), DOCTOR_DELAY_MS).unref();
  void forgetScratchDatabase(platform);
  forgetUnfinished(platform);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    app.retire();
    platform.retiring.abort();
    setTimeout(() => platform.stopping.abort(), STOP_TIMEOUTS.streamsMs);
    const retiredMs = config.databaseUrl ? STOP_TIMEOUTS.retiredMs : 0;
    await pause(retiredMs);
    await stopListening(server, STOP_TIMEOUTS.allMs - retiredMs, retiredMs);
    await stopControl?.();
    await working.catch(() => undefined);
    await endVisits(platform);
    await closePlatform(platform);
    platform.log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
  // `startWork` may wait for the database. Visitors need not wait, because the server already listens.
  await startWork();
  await prepareAnswers(platform);
}

/** Caches the landing page, so that even the first visitor gets the most compressed copy. */
async function renderFirstPage(app: App, { publicOrigin, port }: Config): Promise<void> {
  // The cache makes its most compressed copy of a page when it sends the page a second time.
  for (let time = 1; time <= 2; time += 1) {
    const { status } = await app.fetch(new Request(publicOrigin ?? `http://localhost:${port}`));
    if (status !== 200) throw new Error(`the landing page answered ${status}`);
  }
}
