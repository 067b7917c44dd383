import { OperatorError } from "../../program/operator-error.ts";
import { fingerprint as fingerprintOf } from "../../secrets/encryption.ts";
import type { Log } from "../../log/log.ts";
import type { Database, Query } from "../database.ts";
import { leaveOutSalt } from "../personal-data/day-salt.ts";
import { createQueue, inQueue } from "../../queue.ts";
import { forgetMoved, isMoved, noteMoved } from "./moved.ts";
import { fingerprint, readSequences, readTables, type Table } from "./tables.ts";
import { finishTarget, isFinished, openTarget, prepareTarget, type Target } from "./target.ts";

/** Background work that writes to the database, such as scheduled jobs. */
export type Background = { stop: () => Promise<void>; start: () => Promise<void> };

type Moving = {
  database: Pick<Database, "query" | "maintain" | "refuseWrites">;
  config: { dataDir: string; appSecret: string | undefined };
  log: Log;
  now: () => Date;
  /** The data key, with which the site signs and encrypts. */
  secret: string;
};
type RefuseWrites = NonNullable<Database["refuseWrites"]>;

const turns = createQueue();

/**
 * Moves the data to PostgreSQL. The site refuses writes meanwhile, and for good after a success. After a failure it
 * accepts writes again, except if the move may be complete, because another server may then already use the target. The
 * next call continues the move.
 * @returns sentences for the operator
 * @throws OperatorError if the data is already in PostgreSQL, or if the target cannot take it
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
  // Two moves at the same time would undo each other's work.
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
  const { database, config, now, secret } = platform;
  const from: Query = (sql) => database.maintain(sql);
  const tables = await readTables(from);
  // The data key, unlike the app secret, never changes, so it identifies the database.
  await prepareTarget(target, tables, fingerprintOf(secret, "move", ""));
  return whileReadOnly(refuseWrites, background, platform, async () => {
    const counted = await copyAll(from, target);
    // The move is recorded before any server can use the target. Otherwise two servers might write, each to its own
    // database.
    noteMoved(config.dataDir, target.name, now());
    await finish(target, tables);
    return counted;
  });
}

/**
 * Thrown if the connection breaks at the end of the move, so that another server may already use the complete target.
 */
class PerhapsMoved extends OperatorError {
  override name = "PerhapsMoved";
}

/**
 * Completes the move in the target. If this fails, for example because the connection breaks, asks the target whether
 * the transaction was committed.
 * @throws PerhapsMoved if the target does not answer that question
 */
async function finish(target: Target, tables: Parameters<typeof finishTarget>[1]): Promise<void> {
  try {
    await finishTarget(target, tables);
  } catch (error) {
    const finished = await isFinished(target).catch((cause: unknown) => {
      throw new PerhapsMoved(
        `${target.name} broke off at the end of the move and does not say whether it is done, so nothing is written here. When it answers again, please repeat the move: it is done now if rows are there already, and is finished otherwise.`,
        { cause },
      );
    });
    if (!finished) throw error;
  }
}

/**
 * Runs `work`, a part of the move to another database, while the site refuses writes. If `work` fails, the site accepts
 * writes again, unless all data may already be in the other database, by this move or an earlier one.
 */
async function whileReadOnly<T>(
  refuseWrites: RefuseWrites,
  background: Background,
  { config, database, log }: Moving,
  work: () => Promise<T>,
): Promise<T> {
  const wasMoved = isMoved(config.dataDir);
  try {
    await background.stop();
    await leaveOutSalt(database);
    await refuseWrites(true);
    log.warn("the site is being moved: nothing is written");
    return await work();
  } catch (error) {
    if (wasMoved || error instanceof PerhapsMoved) throw error;
    forgetMoved(config.dataDir);
    log.error({ err: error }, "the move failed: the site writes again");
    // This call fails if the database has just died. The error is only logged, because the background work, which
    // starts next, waits until the database answers.
    await refuseWrites(false).catch((unsaid: unknown) =>
      log.error({ err: unsaid }, "the database could not be told to accept writes again"),
    );
    await background.start();
    throw error;
  }
}

/** Copies the tables whose content differs. @returns a phrase that says how much was copied */
async function copyAll(from: Query, target: Target): Promise<string> {
  // Listed again, because the site still accepted writes when the caller listed the tables.
  const tables = await readTables(from);
  let unchanged = 0;
  for (const table of tables) {
    if ((await fingerprint(from, table)) === (await fingerprint(target.query, table)))
      unchanged += 1;
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
  return `${count} rows of ${tables.length} tables, each compared by number and checksum (${unchanged} were there already)`;
}

/**
 * Number of blocks (8 kB) of a table that are read at a time. A block has up to 200 rows, and their long texts, which
 * PostgreSQL stores elsewhere (TOAST), need memory too. The number is therefore low.
 */
const BLOCKS_AT_ONCE = 4;
const BLOCK_BYTES = 8192;

/**
 * Replaces the rows of a table. `truncate … cascade` also empties the tables that refer to it, which are copied later.
 * @param to - runs statements in a transaction
 */
async function copyTable(from: Query, to: Query, table: Table): Promise<void> {
  await to(`truncate ${table.name} cascade`);
  const blocks = Math.ceil((await sizeOf(from, table.name)) / BLOCK_BYTES);
  // The rows of a table that refers to itself are inserted by one statement, because PostgreSQL checks foreign keys at
  // the end of each statement.
  const atOnce = table.parents.includes(table.name) ? blocks : BLOCKS_AT_ONCE;
  const { columns } = table;
  const texts = columns.map(({ name }, at) => `${name}::text as c${at}`).join(", ");
  const lists = columns.map((_, at) => `$${at + 1}::text[]`).join(", ");
  const names = columns.map((_, at) => `c${at}`).join(", ");
  const values = columns.map(({ type }, at) => `c${at}::${type}`).join(", ");
  const insert = `insert into ${table.name} (${columns.map(({ name }) => name).join(", ")})
    overriding system value select ${values} from unnest(${lists}) as r(${names})`;
  for (let first = 0; first < blocks; first += atOnce) {
    const { rows } = await from(
      `select ${texts} from ${table.name} where ctid >= '(${first},0)' and ctid < '(${first + atOnce},0)'`,
    );
    if (rows.length === 0) continue;
    await to(
      insert,
      columns.map((_, at) => rows.map((row) => row[`c${at}`])),
    );
  }
}

async function sizeOf(query: Query, table: string): Promise<number> {
  const { rows } = await query(`select pg_relation_size('${table}')::float8 as bytes`);
  return Number(rows[0]?.["bytes"]);
}
