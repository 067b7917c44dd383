import { createQueue, inQueue } from "../../queue.ts";
import type { Database } from "../database.ts";
import { piece } from "../in-pieces.ts";
import { annotations } from "./annotations.ts";

const turns = createQueue();

/**
 * Removes erased data from the files of the embedded database: rows, keys of indexes, statistics and the write-ahead
 * log. The site answers requests between two pieces of the work.
 */
export async function wipeErased(database: Database, now: () => Date): Promise<void> {
  if (database.kind !== "embedded") return;
  await inQueue(turns, async () => {
    const { rows } = await database.query("select id from erasures where wiped_at is null");
    if (rows.length === 0) return;
    await wipeTables(database);
    await wipeLog(database);
    await database.query(
      `update erasures set wiped_at = $1
       where id in (select jsonb_array_elements_text($2::jsonb)::uuid)`,
      [now().toISOString(), JSON.stringify(rows.map(({ id }) => id))],
    );
  });
}

/** Vacuums and analyzes the embedded database, since PGlite has no autovacuum. */
export async function vacuumTables({ kind, query, maintain }: Database): Promise<void> {
  if (kind !== "embedded") return;
  const { rows } = await query(TABLES);
  await maintain(SAMPLE);
  for (const { name } of rows) {
    for (const step of ["vacuum", "analyze"])
      await piece(() => maintain(`${step} ${String(name)}`));
  }
}

async function wipeTables({ query, maintain }: Database): Promise<void> {
  const tables = Object.entries(annotations).filter(
    ([, { columns, namesNobody }]) =>
      !namesNobody && Object.values(columns).some((holds) => holds !== "not personal"),
  );
  const named = [tables.map(([name]) => name)];
  await piece(() => query(FORGET_STATISTICS, named));
  await maintain(SAMPLE);
  const { rows: written } = await query(WRITTEN_TABLES, named);
  for (const { name, pages } of written) {
    const step = (statement: string) => {
      const work = () => maintain(statement);
      return Number(pages) > LARGE.pages ? piece(work, LARGE.rest, LARGE.maxRestMs) : piece(work);
    };
    // VACUUM would leave keys of deleted rows in the inner pages of indexes, so they are rebuilt instead.
    await step(`vacuum (index_cleanup off) ${String(name)}`);
    const { rows: indexes } = await query(INDEXES_OF_TEXTS, [name]);
    for (const { index } of indexes) await step(`reindex index ${String(index)}`);
    await step(`analyze ${String(name)}`);
    await step("checkpoint");
  }
  await piece(() => maintain("vacuum pg_catalog.pg_statistic"));
}

async function wipeLog({ maintain }: Database): Promise<void> {
  // Twice: the first `pg_switch_wal` ends the log's current file, and after the second PostgreSQL may delete it.
  for (let time = 0; time < 2; time += 1) {
    await piece(() => maintain("checkpoint"));
    await maintain("select pg_switch_wal()");
    await piece(() => maintain("checkpoint"));
  }
}

/**
 * For tables with more `pages` than this, the pauses between statements are longer, so that a statement delays fewer
 * than one request in a hundred. `rest`: length of a pause, as a multiple of the statement's duration.
 */
const LARGE = { pages: 1000, rest: 100, maxRestMs: 30_000 };

/** Makes ANALYZE read fewer rows. By default, ANALYZE of 100,000 messages would make requests wait for 1.3 s. */
const SAMPLE = "set default_statistics_target = 20";

const TABLES = `
  select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace <> 'information_schema'::regnamespace
    and relpersistence <> 't' and not relisshared
  order by oid`;

/**
 * Deletes PostgreSQL's statistics, because they contain values from the rows. ANALYZE does not replace the statistics
 * of empty tables and of index expressions.
 */
const FORGET_STATISTICS = `
  delete from pg_catalog.pg_statistic using unnest($1::text[]) as name
  where starelid = name::regclass
    or starelid in (select indexrelid from pg_index where indrelid = name::regclass)`;

/** Selects the tables that have or had rows. A table that never had rows has only one page for each of its indexes. */
const WRITTEN_TABLES = `
  select name, pg_relation_size(pg_class.oid) / current_setting('block_size')::int as pages
  from unnest($1::text[]) as name join pg_class on pg_class.oid = name::regclass
  where pg_total_relation_size(pg_class.oid) > current_setting('block_size')::int *
    (select count(*) from pg_index where indrelid in (pg_class.oid, pg_class.reltoastrelid))`;

/** Selects a table's indexes that contain texts. Trigram indexes contain only numbers, so they are left out. */
const INDEXES_OF_TEXTS = `
  select indexrelid::regclass::text as index from pg_index
  where indrelid = $1::regclass and exists (
    select from pg_attribute
    where attrelid = indexrelid and format_type(atttypid, null) ~ '^(text|character|json)')`;
