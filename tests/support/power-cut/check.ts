import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { openInProcess, type InProcess } from "./open-recorded.ts";
import { RecordedDisk } from "./recorded-disk.ts";
import { RecordedFileSystem } from "./recorded-file-system.ts";
import { messageOf } from "./workload.ts";

type Row = Record<string, unknown>;

/** Makes PostgreSQL check every page of every table and index for damage. */
const DAMAGE = `
  select 'heap ' || c.oid::regclass as what, v.msg as why
    from pg_class c, verify_heapam(c.oid) v where c.relkind in ('r', 't', 'm')`;
const CHECK_INDEXES = `
  select count(bt_index_check(c.oid, true)) from pg_class c join pg_am a on a.oid = c.relam
   where a.amname = 'btree' and c.relkind = 'i'`;

/**
 * Opens the database after a power cut, and checks it. @returns complaints, and the disk operations that opening the
 * database took
 */
export async function check(
  folder: string,
  acknowledged: readonly string[],
): Promise<{ complaints: string[]; recovery: { disk: RecordedDisk; length: number } }> {
  const disk = new RecordedDisk(folder);
  let opened: InProcess;
  try {
    opened = await openInProcess(new RecordedFileSystem(folder, disk), folder, {
      extensions: { amcheck },
    });
  } catch (error) {
    return { complaints: [`does not open: ${String(error)}`], recovery: { disk, length: 0 } };
  }
  const recovery = { disk, length: disk.operations.length };
  return { complaints: await complaintsAbout(opened, acknowledged), recovery };
}

async function complaintsAbout(
  opened: InProcess,
  acknowledged: readonly string[],
): Promise<string[]> {
  try {
    const rows = async (statement: string) => (await opened.lite.query<Row>(statement)).rows;
    return [
      ...(await missing(rows, acknowledged)),
      ...(await halves(rows)),
      ...(await damage(opened)),
    ];
  } catch (error) {
    return [`is broken: ${String(error)}`];
  } finally {
    await opened.lite.close();
  }
}

type Rows = (statement: string) => Promise<Row[]>;

async function missing(rows: Rows, acknowledged: readonly string[]): Promise<string[]> {
  const there = new Set<string>();
  for (const { phone, message } of await rows("select phone, message from contact_messages")) {
    const n = Number(phone);
    if (message === messageOf(n).message) there.add(`message ${n}`);
  }
  for (const { batch } of await rows("select distinct batch from batches")) {
    there.add(`batch ${String(batch)}`);
  }
  for (const { name } of await rows(
    "select tablename as name from pg_tables where tablename like 'made%'",
  )) {
    const [row] = await rows(`select count(*)::int as n from ${String(name)}`);
    if (row?.["n"] === 500) there.add(`table ${String(name)}`);
  }
  return acknowledged.filter((what) => !there.has(what)).map((what) => `${what} is lost`);
}

/** Finds incomplete changes. Each change must be complete or missing, even if the site never acknowledged it. */
async function halves(rows: Rows): Promise<string[]> {
  const found = await rows(`
    select 'batch ' || batch as what from batches group by batch having count(*) <> max(total)
    union all select 'rolled back ' || n from never
    union all select 'message without its announcement ' || m.id from contact_messages m
      where (select count(*) from deliveries where subject_id = m.id or id = m.digest_id) <> 1
    union all select 'announcement without its message ' || d.id from deliveries d
      where not exists (select from contact_messages m where m.id = d.subject_id or m.digest_id = d.id)`);
  return found.map(({ what }) => `${String(what)} is half there`);
}

async function damage({ lite, database }: InProcess): Promise<string[]> {
  await database.maintain("create extension amcheck");
  await lite.query(CHECK_INDEXES);
  const { rows } = await lite.query<{ what: string; why: string }>(DAMAGE);
  await database.query("insert into batches values (-1, 1, 1)");
  await database.maintain("checkpoint");
  return rows.map(({ what, why }) => `${what}: ${why}`);
}
