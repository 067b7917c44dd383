import type { Config } from "./config/config.ts";
import { forgetSealed, openDataKey } from "./secrets/data-key.ts";
import type { Database } from "./database/database.ts";
import { readClock } from "./database/read-clock.ts";
import { endWith, type OpenFolder } from "./database/embedded/open-folder.ts";
import { openDatabase } from "./database/open-database.ts";
import { createLog, type Log } from "./log/log.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { createMailbox } from "./mail/create-mailbox.ts";
import type { Mailbox } from "./mail/mailbox.ts";
import { createModel } from "./model/create-model.ts";
import type { Model } from "./model/model.ts";
import { makePrivate } from "./files/private-folder.ts";
import { createOutbox, type Outbox } from "./outbox/outbox.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
import { createScheduler, type Scheduler } from "./scheduler/scheduler.ts";

export type Platform = {
  config: Config;
  log: Log;
  database: Database;
  scheduler: Scheduler;
  limits: RateLimits;
  mailbox: Mailbox;
  outbox: Outbox;
  model: Model | undefined;
  metrics?: Metrics | undefined;
  /** The data key, with which the site signs and encrypts. */
  secret: string;
  now: () => Date;
  /** Aborted when the process begins to stop: ends work that never ends by itself, such as live updates for staff. */
  retiring: AbortController;
  stopping: AbortController;
};

type Options = {
  databaseWaitMs?: number;
  logTo?: NodeJS.WriteStream;
  /** Whether to delete the data that was encrypted with a lost secret. */
  forgetSecret?: boolean;
  /** The folder of the embedded database, if the caller has already begun to open it. */
  opening?: Promise<OpenFolder> | undefined;
};

/**
 * Makes the objects that all services share, such as the database and the log.
 * @throws OperatorError for an unusable setting, data folder or database
 */
export async function createPlatform(
  config: Config,
  { databaseWaitMs = 0, logTo, forgetSecret = false, opening }: Options = {},
): Promise<Platform> {
  const log = createLog(config, logTo);
  if (!opening) makePrivate(config.dataDir, log);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    waitMs: databaseWaitMs,
    onDeath: endWith(log),
    opening,
  });
  try {
    if (forgetSecret) await forgetSealed({ database, config });
    return await onDatabase(database, config, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function onDatabase(database: Database, config: Config, log: Log): Promise<Platform> {
  const secret = await openDataKey({ database, config });
  const metrics = config.metricsToken ? await createMetrics({ database }) : undefined;
  const plainMailbox = createMailbox(config);
  const mailbox = metrics?.mailbox(plainMailbox) ?? plainMailbox;
  const model = config.model && createModel(config.model, log);
  const now = () => new Date();
  return {
    config,
    log,
    database,
    scheduler: createScheduler({ database, log, now: () => readClock(database) }),
    limits: createRateLimits(database, secret, config.rateLimits),
    mailbox,
    outbox: createOutbox({ config, database, mailbox, log, secret, now }),
    model: model && (metrics?.model(model) ?? model),
    metrics,
    secret,
    now,
    retiring: new AbortController(),
    stopping: new AbortController(),
  };
}

/** Stops the scheduler and the outbox. Running work has a few seconds to end. */
export async function stopWork({ scheduler, outbox }: Platform): Promise<void> {
  await Promise.all([scheduler.stop(), outbox.stop()]);
}

export async function closePlatform(platform: Platform): Promise<void> {
  await stopWork(platform);
  platform.mailbox.close();
  await platform.database.close();
}
