import type { Config } from "./config/config.ts";
import { forgetSealed, openDataKey } from "./secrets/data-key.ts";
import type { Database } from "./database/database.ts";
import { endWith, type OpenFolder } from "./database/embedded/open-folder.ts";
import { openDatabase } from "./database/open-database.ts";
import { createDeliveries, type Deliveries } from "./deliveries/deliveries.ts";
import { alarmOfWebhook } from "./events/alarm.ts";
import { createEvents, type Events } from "./events/events.ts";
import { createJobs, type Jobs } from "./jobs/jobs.ts";
import { createLog, type Log } from "./log/log.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { createMailbox } from "./mail/create-mailbox.ts";
import type { Mailbox } from "./mail/mailbox.ts";
import { createModel } from "./model/create-model.ts";
import type { Model } from "./model/model.ts";
import { makePrivate } from "./files/private-folder.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";

export type Platform = {
  config: Config;
  log: Log;
  database: Database;
  jobs: Jobs;
  limits: RateLimits;
  mailbox: Mailbox;
  deliveries: Deliveries;
  events: Events;
  model: Model | undefined;
  metrics?: Metrics | undefined;
  /** The database's data key: signs and encrypts. */
  secret: string;
  now: () => Date;
  /** Before `stopping`, as soon as it is asked to stop: what would never end by itself ends. */
  retiring: AbortController;
  stopping: AbortController;
};

type Options = {
  databasePatienceMs?: number;
  logTo?: NodeJS.WriteStream;
  /** Gives up what a lost secret sealed. */
  forgetSecret?: boolean;
  /** The embedded database's folder, where that is being opened already. */
  opening?: Promise<OpenFolder> | undefined;
  queuesLater?: boolean;
};

/** @throws OperatorError */
export async function createPlatform(
  config: Config,
  jobNames: readonly string[],
  {
    databasePatienceMs = 0,
    logTo,
    forgetSecret = false,
    opening,
    queuesLater = false,
  }: Options = {},
): Promise<Platform> {
  const log = createLog(config, logTo);
  if (!opening) makePrivate(config.dataDir, log);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    waitMs: databasePatienceMs,
    onDeath: endWith(log),
    opening,
  });
  try {
    if (forgetSecret) await forgetSealed({ database, config });
    const platform = await onDatabase(database, config, log, jobNames);
    if (!queuesLater) await platform.jobs.makeQueues();
    return platform;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function onDatabase(
  database: Database,
  config: Config,
  log: Log,
  jobNames: readonly string[],
): Promise<Platform> {
  const secret = await openDataKey({ database, config });
  const metrics = config.metricsToken ? await createMetrics({ database }) : undefined;
  const plainMailbox = createMailbox(config);
  const mailbox = metrics?.mailbox(plainMailbox) ?? plainMailbox;
  const model = config.model && createModel(config.model, log);
  const now = () => new Date();
  const deliveries = createDeliveries({ database, mailbox, log, now }, config.mail);
  return {
    config,
    log,
    database,
    jobs: createJobs(database, log, jobNames),
    limits: createRateLimits(database, secret, config.rateLimits),
    mailbox,
    deliveries,
    events: createEvents(
      { config, database, log, secret, now },
      alarmOfWebhook({ config, deliveries }),
    ),
    model: model && (metrics?.model(model) ?? model),
    metrics,
    secret,
    now,
    retiring: new AbortController(),
    stopping: new AbortController(),
  };
}

/** Jobs, deliveries and events; what was begun may finish. */
export async function stopWork({ jobs, deliveries, events }: Platform): Promise<void> {
  await Promise.all([jobs.stop(), deliveries.stop(), events.stop()]);
}

export async function closePlatform(platform: Platform): Promise<void> {
  await stopWork(platform);
  platform.mailbox.close();
  await platform.database.close();
}
