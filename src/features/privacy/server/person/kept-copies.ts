import { rm } from "node:fs/promises";
import type { Database } from "#platform/database/database.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import { keptMailFolder, keptMails, type KeptMail } from "#platform/mail/kept-mail.ts";
import type { Platform } from "#platform/platform.ts";
import type { Address } from "./address.ts";
import { personalColumns } from "./person-tables.ts";

export async function keptMailsOf(
  { config }: Pick<Platform, "config">,
  { pattern }: Address,
): Promise<KeptMail[]> {
  const expression = new RegExp(pattern, "i");
  const found: KeptMail[] = [];
  for await (const mail of keptMails(keptMailFolder(config))) {
    if (expression.test(mail.text)) found.push(mail);
  }
  return found;
}

/**
 * Deletes stored emails about the address.
 * @param before later emails stay
 * @returns the number of deleted emails
 */
export async function removeKeptMails(
  platform: Pick<Platform, "config">,
  address: Address,
  before: Date,
): Promise<number> {
  const mails = (await keptMailsOf(platform, address)).filter(({ at }) => at <= before);
  for (const { path } of mails) await rm(path, { force: true });
  return mails.length;
}

/**
 * Rewrites tables, write-ahead log and statistics of the embedded database, whose files still contain
 * deleted rows.
 */
export async function wipeDeleted({
  kind,
  query,
  maintain,
}: Pick<Database, "kind" | "query" | "maintain">): Promise<void> {
  if (kind !== "embedded") return;
  const tables = Object.keys(annotations).filter((table) => personalColumns(table).length > 0);
  await query(FORGET_STATISTICS, [tables]);
  const { rows } = await query(WRITTEN_TABLES, [tables]);
  for (const { name } of rows) await maintain(`vacuum (full, analyze) ${String(name)}`);
  await maintain("vacuum full pg_catalog.pg_statistic");
  await maintain("set wal_recycle = off");
  // The first switch ends the current log file, the second one releases it.
  for (let time = 0; time < 2; time += 1) {
    await maintain("select pg_switch_wal()");
    await maintain("checkpoint");
  }
  await maintain("reset wal_recycle");
}

/** Deletes statistics directly: `analyze` keeps those of empty tables and of index expressions. */
const FORGET_STATISTICS = `
  delete from pg_catalog.pg_statistic using unnest($1::text[]) as name
  where starelid = name::regclass
    or starelid in (select indexrelid from pg_index where indrelid = name::regclass)`;

/**
 * Selects tables with data. A table that was empty at its last rewrite, and has been since, has just
 * one page in each index.
 */
const WRITTEN_TABLES = `
  select name from unnest($1::text[]) as name join pg_class on pg_class.oid = name::regclass
  where pg_total_relation_size(pg_class.oid) > current_setting('block_size')::int *
    (select count(*) from pg_index where indrelid in (pg_class.oid, pg_class.reltoastrelid))`;
