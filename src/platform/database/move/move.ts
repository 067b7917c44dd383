import { OperatorError } from "../../program/operator-error.ts";
import { fingerprint as fingerprintOf } from "../../secrets/encryption.ts";
import type { Platform } from "../../platform.ts";
import type { Database } from "../database.ts";
import { createQueue, inQueue } from "../queue.ts";
import { copyTable } from "./copy-table.ts";
import { forgetMoved, isMoved, noteMoved } from "./moved.ts";
import { fingerprint, readSequences, readTables, type Query } from "./tables.ts";
import { finishTarget, openTarget, prepareTarget, type Target } from "./target.ts";

/** What runs beside the requests and writes. */
export type Background = { stop: () => Promise<void>; start: () => Promise<void> };

type Moving = Pick<Platform, "database" | "config" | "log" | "now" | "secret">;
type RefuseWrites = NonNullable<Database["refuseWrites"]>;

const turns = createQueue();

/**
 * Copies the embedded database to PostgreSQL. Nothing is written here meanwhile, nor afterwards, by
 * this process or the next one; after a failure writing goes on, and the same call continues.
 * @throws OperatorError when there is nothing to move or the target does not suit
 */
export async function moveTo(
  address: string | undefined,
  platform: Moving,
  background: Background,
): Promise<string> {
  const { refuseWrites } = platform.database;
  if (!refuseWrites)
    throw new OperatorError(
      "The data is in PostgreSQL already: to move it, use pg_dump and pg_restore.",
    );
  // Two at once would undo each other.
  return inQueue(turns, async () => {
    const startedMs = performance.now();
    const target = await openTarget(address);
    try {
      const counted = await moveInto(target, platform, refuseWrites, background);
      platform.log.warn({ to: target.name }, "moved: nothing is written here any more");
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      const { appSecret, dataDir } = platform.config;
      const secret = appSecret ? "" : ` to the content of ${dataDir}/secret,`;
      return `Moved to ${target.name} in ${seconds} s: ${counted}. What is here is not written to any more. Set DATABASE_URL, APP_SECRET${secret} and PUBLIC_ORIGIN, and start the site anew.`;
    } finally {
      await target.close();
    }
  });
}

async function moveInto(
  target: Target,
  platform: Moving,
  refuseWrites: RefuseWrites,
  background: Background,
): Promise<string> {
  const { database, config, log, now, secret } = platform;
  const from: Query = (sql) => database.maintain(sql);
  const tables = await readTables(from);
  await prepareTarget(target, tables, idOf(secret), log);
  return whileReadOnly(refuseWrites, background, platform, async () => {
    const counted = await copyAll(from, target);
    // Before the target may be used: never are both written to.
    noteMoved(config.dataDir, target.name, now());
    await finishTarget(target, tables);
    return counted;
  });
}

/** Writing goes on when the work fails, but not where it was moved before. */
async function whileReadOnly<T>(
  refuseWrites: RefuseWrites,
  background: Background,
  { config, log }: Moving,
  work: () => Promise<T>,
): Promise<T> {
  const wasMoved = isMoved(config.dataDir);
  try {
    await background.stop();
    await refuseWrites(true);
    log.warn("the site is being moved: nothing is written");
    return await work();
  } catch (error) {
    if (wasMoved) throw error;
    forgetMoved(config.dataDir);
    await refuseWrites(false);
    await background.start();
    log.error({ err: error }, "the move failed: the site writes again");
    throw error;
  }
}

/** Of the data key: no two databases have the same, and a new secret does not change it. */
function idOf(dataKey: string): string {
  return fingerprintOf(dataKey, "move", "");
}

/** @returns how much there was, in words */
async function copyAll(from: Query, target: Target): Promise<string> {
  // Anew: the queue makes a table for each day.
  const tables = await readTables(from);
  let kept = 0;
  for (const table of tables) {
    if ((await fingerprint(from, table)) === (await fingerprint(target.query, table))) kept += 1;
    else await target.transaction((to) => copyTable(from, to, table));
  }
  for (const [name, last] of Object.entries(await readSequences(from)))
    await target.query("select setval($1, $2)", [name, last]);
  let count = 0;
  for (const table of tables) {
    const print = await fingerprint(from, table);
    if (print !== (await fingerprint(target.query, table)))
      throw new OperatorError(
        `${table.name} is not the same in both databases. Please run it again.`,
      );
    count += Number(print.split(":")[0]);
  }
  return `${count} rows of ${tables.length} tables, each compared by number and checksum (${kept} were there already)`;
}
