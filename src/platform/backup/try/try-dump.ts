import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { readContents } from "../../database/contents.ts";
import type { Database } from "../../database/database.ts";
import { connect, DatabaseUnreachable } from "../../database/postgres/reach-postgres.ts";
import type { Platform } from "../../platform.ts";
import { OperatorError } from "../../program/operator-error.ts";
import { DUMP } from "../manifest.ts";
import { runPostgresProgram } from "../postgres-programs.ts";
import { unpack } from "../restore/read-backup.ts";
import { compareContents } from "../restore/restore-backup.ts";
import { scratchDatabase } from "./scratch-database.ts";

export async function mayMakeDatabase({ query }: Pick<Database, "query">): Promise<boolean> {
  const { rows } = await query(
    "select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user",
  );
  return rows[0]?.["may"] === true;
}

/**
 * Restores a dump into a temporary database.
 * @param folder - new folder into which the backup is unpacked
 * @returns false if the site cannot make or reach the temporary database, for example because a connection pooler
 *   allows only the site's own database
 * @throws Error that says why the backup cannot be used, or that another replica uses the temporary database
 */
export async function tryDump(
  { config, database }: Pick<Platform, "config" | "database">,
  file: string,
  folder: string,
): Promise<boolean> {
  if (!(await mayMakeDatabase(database))) return false;
  const { url, quoted } = scratchDatabase({ config });
  await makeEmpty(database, quoted);
  try {
    const client = await reached(url.href);
    if (!client) return false;
    try {
      await mkdir(folder, { mode: 0o700 });
      const manifest = await unpack(file, folder);
      const args = ["--exit-on-error", "--no-owner", join(folder, DUMP)];
      await runPostgresProgram("pg_restore", { url: url.href, args });
      const query: Database["query"] = (sql, params) => client.query(sql, params);
      const contents = await readContents(query);
      await compareContents(contents, { kind: "postgres", query }, { file, folder, manifest });
      return true;
    } finally {
      await client.end();
    }
  } finally {
    await database.maintain(`drop database if exists ${quoted} with (force)`);
  }
}

/** SQLSTATEs object_in_use and duplicate_database: another replica uses the temporary database. */
const TAKEN: readonly unknown[] = ["55006", "42P04"];

async function makeEmpty({ maintain }: Database, quoted: string): Promise<void> {
  try {
    await maintain(`drop database if exists ${quoted}`);
    await maintain(`create database ${quoted} template template0`);
  } catch (error) {
    if (!TAKEN.includes((error as { code?: unknown }).code)) throw error;
    throw new OperatorError("Another replica is trying a backup. Please wait until it is done.", {
      cause: error,
    });
  }
}

async function reached(url: string): Promise<Client | undefined> {
  return connect({ connectionString: url }).catch((error: unknown) => {
    if (error instanceof DatabaseUnreachable) return undefined;
    throw error;
  });
}
