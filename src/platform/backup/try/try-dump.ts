import { join } from "node:path";
import { readContents } from "../../database/contents.ts";
import type { Database } from "../../database/database.ts";
import { connect } from "../../database/postgres/reach-postgres.ts";
import type { Platform } from "../../platform.ts";
import { DUMP } from "../manifest.ts";
import { runPostgresProgram } from "../postgres-programs.ts";
import { unpack } from "../restore/read-backup.ts";
import { compareContents } from "../restore/restore-backup.ts";

const PREFIX = "restore_tried_";
const MAX_NAME = 63;

/** Whether the role may make a database beside its own. */
export async function mayMakeDatabase({ query }: Pick<Database, "query">): Promise<boolean> {
  const { rows } = await query(
    "select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user",
  );
  return rows[0]?.["may"] === true;
}

/**
 * Restores a backup of PostgreSQL as an operator would, into a database that is dropped afterwards.
 * @param folder empty @throws Error that says why it is of no use
 */
export async function tryDump(
  { config, database }: Pick<Platform, "config" | "database">,
  file: string,
  folder: string,
): Promise<void> {
  const url = new URL(config.databaseUrl ?? "");
  const name = `${PREFIX}${decodeURIComponent(url.pathname.slice(1))}`.slice(0, MAX_NAME);
  const quoted = `"${name.replaceAll('"', '""')}"`;
  const drop = `drop database if exists ${quoted} with (force)`;
  const manifest = await unpack(file, folder);
  await database.maintain(drop);
  await database.maintain(`create database ${quoted} template template0`);
  try {
    url.pathname = `/${encodeURIComponent(name)}`;
    const args = ["--exit-on-error", "--no-owner", join(folder, DUMP)];
    await runPostgresProgram("pg_restore", { url: url.href, args });
    const client = await connect({ connectionString: url.href });
    try {
      const query: Database["query"] = (sql, params) => client.query(sql, params);
      const contents = await readContents(query);
      await compareContents(contents, { kind: "postgres", query }, { file, folder, manifest });
    } finally {
      await client.end();
    }
  } finally {
    await database.maintain(drop);
  }
}
