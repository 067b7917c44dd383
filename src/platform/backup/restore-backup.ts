import { existsSync, readFileSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { extract, list } from "tar";
import type { Config } from "../config/config.ts";
import { findMatchingSecret } from "../secrets/data-key.ts";
import { readContents, type Contents } from "../database/contents.ts";
import type { Database, Rows } from "../database/database.ts";
import {
  DiskFull,
  freeBytes,
  inMegabytes,
  MIN_BYTES_TO_OPEN,
} from "../database/embedded/disk/disk-space.ts";
import { lockFolder } from "../database/embedded/folder-lock.ts";
import { knownMigrations } from "../database/migrate.ts";
import { openPglite } from "../database/pglite/pglite-client.ts";
import { flushTree } from "../secrets/durable-files.ts";
import { OperatorError } from "../program/operator-error.ts";
import { DUMP, filesIn, MANIFEST, readManifest, type Manifest } from "./manifest.ts";
import { abandonRestore, beginRestore, finishRestore, takeRestored } from "./swap.ts";

const PARTS = new Set(["pgdata", "secret", "mail"]);

/** The log of an idle database is compressed to less than a thousandth. */
const ANY_RATIO = { maxDecompressionRatio: Infinity };

/** What is unpacked is for its owner only, whatever the archive says. */
const AS_OURS = {
  ...ANY_RATIO,
  preserveOwner: false,
  noMtime: true,
  fmode: 0o600,
  dmode: 0o700,
  filter(path: string, entry: { mode?: number }) {
    delete entry.mode;
    return path !== MANIFEST;
  },
};

const CHANGED = "a part of it is not what was written";

class BackupUnusable extends OperatorError {
  override name = "BackupUnusable";
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file} cannot be restored: ${reason}. Nothing was changed.`, options);
  }
}

/**
 * Built beside, opened and compared with the backup's list; only then swapped in. The old is kept.
 * @throws BackupUnusable, FolderInUse or DiskFull; nothing has changed then
 */
export async function restoreBackup(
  file: string,
  config: Pick<Config, "dataDir" | "appSecret">,
): Promise<string> {
  const { dataDir } = config;
  const unlock = lockFolder(dataDir);
  try {
    // A restore that was cut off before.
    finishRestore(dataDir);
    const folder = beginRestore(dataDir);
    const manifest = await unpack(file, folder);
    const contents = await checkedContents(folder, file, manifest);
    // Without mail in the backup too: what was there is set aside like the rest.
    await mkdir(join(folder, "mail"), { recursive: true, mode: 0o700 });
    flushTree(folder);
    const secret = manifest && readFileSync(join(folder, "secret"), "utf8").trim();
    const aside = takeRestored(dataDir, new Date());
    return sentences({ file, config, manifest, contents, secret, aside });
  } catch (error) {
    abandonRestore(dataDir);
    if (error instanceof OperatorError) throw error;
    throw new BackupUnusable(file, reasonOf(error), { cause: error });
  } finally {
    unlock();
  }
}

/** @returns the list of contents; undefined: the backup is of the former kind, the database alone */
async function unpack(file: string, folder: string): Promise<Manifest | undefined> {
  const { entries, manifest } = await readBackup(file);
  requireFreeSpace(entries, file, folder);
  const to = manifest ? folder : join(folder, "pgdata");
  await mkdir(to, { recursive: true, mode: 0o700 });
  await extract({ ...AS_OURS, file, cwd: to });
  const unpacked = await filesIn(to);
  for (const { path, type, size } of entries) {
    const found = unpacked[path];
    const sha256 = manifest ? manifest.files[path]?.sha256 : found?.sha256;
    if (type === "File" && (found?.size !== size || found.sha256 !== sha256))
      throw new BackupUnusable(file, CHANGED);
  }
  if (!existsSync(join(folder, "pgdata", "PG_VERSION")))
    throw new BackupUnusable(file, "there is no database in it");
  return manifest;
}

/** To its end, and compares it with its list. @throws BackupUnusable */
export async function readBackup(
  file: string,
): Promise<{ entries: Entry[]; manifest: Manifest | undefined }> {
  const { entries, listText } = await survey(file).catch((error: unknown) => {
    throw new BackupUnusable(file, `it is no whole backup (${reasonOf(error)})`, { cause: error });
  });
  const manifest = listText === undefined ? undefined : acceptManifest(listText, file);
  const reason = misfit(entries, manifest);
  if (reason) throw new BackupUnusable(file, reason);
  return { entries, manifest };
}

type Entry = { path: string; type: string; size: number };

/** Reads a backup to its end without writing any of it. @throws what is wrong with the archive */
async function survey(file: string): Promise<{ entries: Entry[]; listText: string | undefined }> {
  const entries: Entry[] = [];
  let listText: Promise<Buffer> | undefined;
  await list({
    file,
    strict: true,
    ...ANY_RATIO,
    onReadEntry(entry) {
      const path = entry.path.replace(/^\.?\/+|\/+$/g, "");
      if (path === MANIFEST && entries.length === 0) listText = entry.concat();
      else entries.push({ path, type: entry.type, size: entry.size });
    },
  });
  return { entries, listText: listText && String(await listText) };
}

function acceptManifest(text: string, file: string): Manifest {
  const manifest = readManifest(text);
  if (typeof manifest === "string") throw new BackupUnusable(file, manifest);
  requireKnown(manifest.migrations, file);
  return manifest;
}

function misfit(entries: readonly Entry[], manifest: Manifest | undefined): string | undefined {
  const missing = new Set(Object.keys(manifest?.files ?? {}));
  if (manifest && DUMP in manifest.files)
    return `its data is for PostgreSQL: unpack it, and give ${DUMP} to pg_restore`;
  for (const { path, type, size } of entries) {
    const isOurs = !manifest || PARTS.has(path.split("/")[0] ?? "");
    if (!isOurs || !["File", "Directory"].includes(type))
      return `${path} does not belong in a backup`;
    if (!manifest || type === "Directory") continue;
    if (!missing.delete(path)) return `${path} is not in its list of contents`;
    if (manifest.files[path]?.size !== size) return CHANGED;
  }
  for (const path of missing) return `${path} is missing in it`;
  return undefined;
}

function requireFreeSpace(entries: readonly Entry[], file: string, folder: string): void {
  const needed = entries.reduce((sum, { size }) => sum + size, MIN_BYTES_TO_OPEN);
  const free = freeBytes(folder);
  if (free >= needed) return;
  throw new DiskFull(
    `Only ${inMegabytes(free)} are free on the disk of ${dirname(folder)}; to restore ${file} needs ${inMegabytes(needed)}. Nothing was changed.`,
  );
}

function requireKnown(migrations: readonly string[], file: string): void {
  const known = knownMigrations();
  if (migrations.every((name) => known.includes(name))) return;
  throw new BackupUnusable(
    file,
    "its database is of a newer version of the site; update the site first",
  );
}

/** Opens what was unpacked. @throws BackupUnusable when it is not what the list says */
async function checkedContents(
  folder: string,
  file: string,
  manifest: Manifest | undefined,
): Promise<Contents> {
  // A process that had it open wrote down its id; nobody has the copy open.
  rmSync(join(folder, "pgdata", "postmaster.pid"), { force: true });
  const client = await openPglite(join(folder, "pgdata"));
  try {
    const contents = await readContents((sql): Promise<Rows> =>
      client.query(sql, [], { unbounded: true }),
    );
    requireKnown(contents.migrations, file);
    if (contents.migrations.length === 0)
      throw new BackupUnusable(file, "there is no database of this site in it");
    for (const [table, count] of Object.entries(manifest?.rows ?? {})) {
      if (contents.rows[table] === count) continue;
      throw new BackupUnusable(
        file,
        `${table} has ${contents.rows[table] ?? "no"} rows, and its list of contents says ${count}`,
      );
    }
    if (manifest) {
      const database = { kind: "embedded", query: client.query as Database["query"] } as const;
      await findMatchingSecret({ database, config: { dataDir: folder, appSecret: undefined } });
    }
    return contents;
  } finally {
    await client.close();
  }
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
  manifest: Manifest | undefined;
  contents: Contents;
  secret: string | undefined;
  aside: readonly string[];
}): string {
  const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0);
  const from = manifest ? `, made ${manifest.made_at} by version ${manifest.version}` : "";
  const lines = [
    `Restored from ${file}${from}: ${rows} rows, also of those who deleted their account or unsubscribed since it was made (docs/operating.md, "After a restore"), into ${dataDir}.`,
  ];
  if (aside.length > 0) lines.push(`What was there is kept as ${aside.join(", ")}.`);
  if (!manifest) {
    lines.push(
      'The backup is of an earlier version, without the site\'s secret: the one that its site had must be in the file "secret" of the data folder, or set as APP_SECRET. The start says whether it fits.',
    );
  } else if (appSecret && appSecret !== secret) {
    lines.push(
      'APP_SECRET is set, and is another than that of the backup: start without it, or with the one in the restored file "secret".',
    );
  }
  return lines.join("\n");
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
