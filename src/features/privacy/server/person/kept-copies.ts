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

/** @param before what was written since is not meant @returns how many */
export async function removeKeptMails(
  platform: Pick<Platform, "config">,
  address: Address,
  before: Date,
): Promise<number> {
  const mails = (await keptMailsOf(platform, address)).filter(({ at }) => at <= before);
  for (const { path } of mails) await rm(path, { force: true });
  return mails.length;
}

/** Deleted rows stay in the embedded database's files, log and statistics until these are written anew. */
export async function wipeDeleted({
  kind,
  maintain,
}: Pick<Database, "kind" | "maintain">): Promise<void> {
  if (kind !== "embedded") return;
  for (const table of Object.keys(annotations)) {
    if (personalColumns(table).length > 0) await maintain(`vacuum (full, analyze) ${table}`);
  }
  await maintain("vacuum full pg_catalog.pg_statistic");
  await maintain("set wal_recycle = off");
  // The first ends the file of the log that is being written, the second lets go of it.
  for (let time = 0; time < 2; time += 1) {
    await maintain("select pg_switch_wal()");
    await maintain("checkpoint");
  }
  await maintain("reset wal_recycle");
}
