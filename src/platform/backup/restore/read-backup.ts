import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { extract, list } from "tar";
import { errorMessage } from "#shared/text/error-message.ts";
import {
  freeBytes,
  inMegabytes,
  MIN_BYTES_TO_OPEN,
} from "../../database/pglite/disk/disk-space.ts";
import { isBeforeRelease, knownMigrations } from "../../database/migrate.ts";
import { OperatorError } from "../../program/operator-error.ts";
import { DUMP, filesIn, MANIFEST, readManifest, type Manifest } from "../manifest.ts";

const PARTS = new Set(["pgdata", "secret", "mail", DUMP]);

/**
 * Makes the tar reader accept any compression ratio. By default, it refuses files compressed more than a thousandfold,
 * such as the log of an idle database.
 */
const ANY_RATIO = { maxDecompressionRatio: Infinity };

/** Makes the unpacked files readable only for their owner, whatever modes the archive gives them. */
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

export class BackupUnusable extends OperatorError {
  override name = "BackupUnusable";
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file} cannot be restored: ${reason}. Nothing was changed.`, options);
  }
}

/**
 * Unpacks a backup into an empty folder, and compares the files with the backup's list of contents.
 * @throws OperatorError
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  const { entries, manifest } = await readBackup(file);
  requireFreeSpace(entries, file, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await extract({ ...AS_OURS, file, cwd: folder });
  const unpacked = await filesIn(folder);
  for (const { path, type, size } of entries) {
    const found = unpacked[path];
    const { sha256 } = manifest.files[path] ?? {};
    if (type === "File" && (found?.size !== size || found.sha256 !== sha256))
      throw new BackupUnusable(file, CHANGED);
  }
  const databases = [join(folder, "pgdata", "PG_VERSION"), join(folder, DUMP)];
  if (!databases.some((path) => existsSync(path)))
    throw new BackupUnusable(file, "there is no database in it");
  return manifest;
}

/** Compares the entries of a backup with its list of contents. @throws BackupUnusable */
export async function readBackup(file: string): Promise<{ entries: Entry[]; manifest: Manifest }> {
  const { entries, listText } = await survey(file).catch((error: unknown) => {
    throw new BackupUnusable(file, `it is no whole backup (${errorMessage(error)})`, {
      cause: error,
    });
  });
  if (listText === undefined) throw new BackupUnusable(file, "there is no list of contents in it");
  const manifest = readManifest(listText);
  if (typeof manifest === "string") throw new BackupUnusable(file, manifest);
  requireKnown(manifest.migrations, file);
  const reason = misfit(entries, manifest);
  if (reason) throw new BackupUnusable(file, reason);
  return { entries, manifest };
}

type Entry = { path: string; type: string; size: number };

/** @throws Error that says why the archive cannot be read */
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

function misfit(entries: readonly Entry[], manifest: Manifest): string | undefined {
  const missing = new Set(Object.keys(manifest.files));
  for (const { path, type, size } of entries) {
    const isOurs = PARTS.has(path.split("/")[0] ?? "");
    if (!isOurs || !["File", "Directory"].includes(type))
      return `${path} does not belong in a backup`;
    if (type === "Directory") continue;
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
  throw new OperatorError(
    `Only ${inMegabytes(free)} are free on the disk of ${dirname(folder)}; restoring ${file} needs ${inMegabytes(needed)}. Nothing was changed.`,
  );
}

/** @throws BackupUnusable for migrations that this version does not know */
export function requireKnown(migrations: readonly string[], file: string): void {
  const known = knownMigrations();
  if (migrations.every((name) => known.includes(name))) return;
  if (isBeforeRelease(migrations))
    throw new BackupUnusable(
      file,
      "its database is of a version before 1.0.0, which no later version takes over",
    );
  throw new BackupUnusable(
    file,
    "its database is of a newer version of the site; update the site first",
  );
}
