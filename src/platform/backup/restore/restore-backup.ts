import { existsSync, readFileSync, rmSync, createReadStream, mkdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { errorMessage } from "#shared/text/error-message.ts";
import { createInterface } from "node:readline";
import type { Config } from "../../config/config.ts";
import { findMatchingSecret } from "../../secrets/data-key.ts";
import { readContents, type Contents } from "../../database/contents.ts";
import type { Database, Rows } from "../../database/database.ts";
import { addEmptyDatabase } from "../../database/embedded/empty-database.ts";
import { lockFolder } from "../../database/embedded/folder-lock.ts";
import { openPglite } from "../../database/pglite/pglite-client.ts";
import { flushTree } from "../../files/durable-files.ts";
import { OperatorError } from "../../program/operator-error.ts";
import { DUMP, type Manifest } from "../manifest.ts";
import { BackupUnusable, requireKnown, unpack } from "./read-backup.ts";
import {
  abandonRestore,
  beginRestore,
  finishRestore,
  takeRestored,
} from "../../database/embedded/restore-swap.ts";
import { DurableFileSystem } from "../../database/pglite/disk/durable-file-system.ts";
import { openLite } from "../../database/pglite/pglite-open.ts";
import { runPostgresProgram } from "../postgres-programs.ts";

/**
 * Unpacks and checks a backup beside the site's data, and then replaces this data.
 * @returns sentences for the operator
 * @throws OperatorError if the restore fails. The site's data then stays unchanged
 */
export async function restoreBackup(
  file: string,
  config: Pick<Config, "dataDir" | "appSecret">,
): Promise<string> {
  const { dataDir } = config;
  const unlock = lockFolder(dataDir);
  try {
    finishRestore(dataDir);
    const folder = beginRestore(dataDir);
    const manifest = await unpack(file, folder);
    if (existsSync(join(folder, DUMP))) await embedDump(folder);
    const contents = await checkedContents(folder, file, manifest);
    // If the backup contains no emails, this empty folder replaces the site's present emails.
    await mkdir(join(folder, "mail"), { recursive: true, mode: 0o700 });
    flushTree(folder);
    const secret = readFileSync(join(folder, "secret"), "utf8").trim();
    const aside = takeRestored(dataDir, new Date());
    return sentences({ file, config, manifest, contents, secret, aside });
  } catch (error) {
    abandonRestore(dataDir);
    if (error instanceof OperatorError) throw error;
    throw new BackupUnusable(file, errorMessage(error), { cause: error });
  } finally {
    unlock();
  }
}

/** Opens the unpacked database, and compares its rows with the list of contents. @throws BackupUnusable */
async function checkedContents(
  folder: string,
  file: string,
  manifest: Manifest,
): Promise<Contents> {
  // Removes PostgreSQL's lock file. It names the process that had the original database open, but no process uses this
  // copy.
  rmSync(join(folder, "pgdata", "postmaster.pid"), { force: true });
  const client = await openPglite(join(folder, "pgdata"));
  try {
    const contents = await readContents((sql): Promise<Rows> =>
      client.query(sql, [], { unbounded: true }),
    );
    const database = { kind: "embedded", query: client.query as Database["query"] } as const;
    await compareContents(contents, database, { file, folder, manifest });
    return contents;
  } finally {
    await client.close();
  }
}

/** @throws BackupUnusable if the database in `folder` differs from the list of contents */
export async function compareContents(
  contents: Contents,
  database: Pick<Database, "kind" | "query">,
  { file, folder, manifest }: { file: string; folder: string; manifest: Manifest },
): Promise<void> {
  requireKnown(contents.migrations, file);
  if (contents.migrations.length === 0)
    throw new BackupUnusable(file, "there is no database of this site in it");
  for (const [table, count] of Object.entries(manifest.rows)) {
    if (contents.rows[table] === count) continue;
    throw new BackupUnusable(
      file,
      `${table} has ${contents.rows[table] ?? "no"} rows, and its list of contents says ${count}`,
    );
  }
  await findMatchingSecret({ database, config: { dataDir: folder, appSecret: undefined } });
}

function sentences({
  file,
  config: { dataDir, appSecret },
  manifest,
  contents,
  secret,
  aside,
}: {
  file: string;
  config: Pick<Config, "dataDir" | "appSecret">;
  manifest: Manifest;
  contents: Contents;
  secret: string;
  aside: readonly string[];
}): string {
  const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0);
  const lines = [
    `Restored from ${file}, made ${manifest.made_at} by version ${manifest.version}: ${rows} rows, also of those who deleted their account or unsubscribed since it was made (docs/operating.md, "After a restore"), into ${dataDir}.`,
  ];
  if (aside.length > 0) lines.push(`What was there is kept as ${aside.join(", ")}.`);
  if (appSecret && appSecret !== secret) {
    lines.push(
      'APP_SECRET is set, and is another than that of the backup: start without it, or with the one in the restored file "secret".',
    );
  }
  return lines.join("\n");
}

/** A new COPY statement begins after this many characters, so that a large table is never wholly in memory. */
const CHUNK_CHARACTERS = 4_000_000;

/** Makes an embedded database from a dump. @throws Error if pg_restore is missing or a statement fails */
async function embedDump(folder: string): Promise<void> {
  const dump = join(folder, DUMP);
  const script = join(folder, "database.sql");
  const pgdata = join(folder, "pgdata");
  const args = ["--no-owner", "--no-privileges", "--file", script, dump];
  await runPostgresProgram("pg_restore", { args });
  mkdirSync(pgdata, { mode: 0o700 });
  await addEmptyDatabase(pgdata);
  let lastWords = "";
  const fs = new DurableFileSystem(pgdata);
  const lite = await openLite({ fs, onDeath: (why) => (lastWords = why) });
  try {
    for await (const { sql, rows } of partsOf(script)) {
      if (rows === undefined) await lite.exec(sql);
      else await lite.query(sql, [], { blob: new Blob([rows]) });
      if (lastWords) throw new Error(`The embedded database stopped: ${lastWords}`);
    }
  } finally {
    await lite.close();
  }
  for (const done of [dump, script]) rmSync(done);
}

type Part = { sql: string; rows?: string };

/**
 * Matches lines of pg_restore's script that are skipped:
 * - commands for psql, which begin with a backslash
 * - extensions that the embedded database lacks and the site does not need
 * - the statement that empties the search path: in backups of release 1.0.0, a check constraint calls a function
 *   without naming its schema
 */
const LEFT_OUT =
  /^(?:\\|SELECT pg_catalog\.set_config\('search_path'|(?:CREATE|COMMENT ON) EXTENSION (?!IF NOT EXISTS pg_trgm\b|pg_trgm\b))/;

/** Splits pg_restore's script into statements, and COPY statements with their rows. */
async function* partsOf(script: string): AsyncGenerator<Part> {
  let copy: string | undefined;
  let text = "";
  for await (const line of createInterface({
    input: createReadStream(script),
    crlfDelay: Infinity,
  })) {
    const begins = copy === undefined && /^COPY (.*) FROM stdin;$/.exec(line);
    const ends = copy !== undefined && line === String.raw`\.`;
    if (begins || ends) {
      if (text) yield copy === undefined ? { sql: text } : { sql: copy, rows: text };
      copy = begins ? `COPY ${begins[1]} FROM '/dev/blob'` : undefined;
      text = "";
      continue;
    }
    if (copy === undefined && LEFT_OUT.test(line)) continue;
    text += `${line}\n`;
    if (copy !== undefined && text.length > CHUNK_CHARACTERS) {
      yield { sql: copy, rows: text };
      text = "";
    }
  }
  if (text) yield { sql: text };
}
