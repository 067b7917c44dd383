import { readAppSecret } from "./app-secret.ts";
import type { Config } from "./config/config.ts";
import { openDatabase, type Database } from "./database/database.ts";
import { createJobs, type Jobs } from "./jobs/jobs.ts";
import { createLog, type Log } from "./log.ts";
import { createMailbox, type Mailbox } from "./mail/mailbox.ts";
import { createModel, type Model } from "./model/model.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";

/** Everything a service may reach outside itself. */
export type Platform = {
  config: Config;
  log: Log;
  database: Database;
  jobs: Jobs;
  limits: RateLimits;
  mailbox: Mailbox;
  /** undefined: no provider is configured. */
  model: Model | undefined;
  /** Signs and encrypts what only this site may read or make. */
  secret: string;
  now: () => Date;
  /** Aborted when the process stops and what still runs has to come to an end. */
  stopping: AbortController;
};

/**
 * Opens everything the configuration names.
 * @param jobNames every queue the product uses
 */
export async function createPlatform(
  config: Config,
  jobNames: readonly string[],
): Promise<Platform> {
  const log = createLog(config);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onError: (error) => log.error({ err: error }, "database connection"),
    onDeath: (error) => {
      log.fatal({ err: error }, "the embedded database died");
      process.exit(1);
    },
  });
  const secret = readAppSecret(config.appSecret, config.dataDir);
  return {
    config,
    log,
    database,
    jobs: await createJobs(database, log, jobNames),
    limits: createRateLimits(database, secret, config.rateLimits),
    mailbox: createMailbox(config),
    model: config.model && createModel(config.model, log),
    secret,
    now: () => new Date(),
    stopping: new AbortController(),
  };
}

/** Lets running jobs end, then closes what `createPlatform` opened. */
export async function closePlatform(platform: Platform): Promise<void> {
  await platform.jobs.stop();
  platform.mailbox.close();
  await platform.database.close();
}
