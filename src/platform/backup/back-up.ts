import { existsSync, readdirSync, statSync } from "node:fs";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { create } from "tar";
import { findMatchingSecret } from "../secrets/data-key.ts";
import { freeBytes, inMegabytes, RESERVE_BYTES } from "../database/pglite/disk/disk-space.ts";
import { flush, renameDurably } from "../files/durable-files.ts";
import type { Platform } from "../platform.ts";
import type { Contents } from "../database/contents.ts";
import { leaveOutSalt } from "../database/personal-data/day-salt.ts";
import { wipeErased } from "../database/personal-data/wipe.ts";
import { dumpPostgres } from "./postgres-programs.ts";
import { ENCRYPTED, encryptFile } from "./encrypt.ts";
import { backupsIn } from "./forget-files.ts";
import { createManifest, DUMP, filesIn, MANIFEST } from "./manifest.ts";
import { inOwnTurn } from "./own-turn.ts";
import {
  BACKUP_UNFINISHED,
  BACKUPS,
  forgetCutOff,
  PART,
} from "../database/embedded/restore-swap.ts";

const KEPT_COPIES = 7;
const ENDING = ".tar.gz";
/** `portable` leaves out the names of this machine's user accounts. */
const TO_FILE = { gzip: true, portable: true, noMtime: true, strict: true, mode: 0o600 };

type Backed = Pick<Platform, "database" | "config" | "now">;

/**
 * Makes a backup. Requests wait only while the embedded database is copied.
 * @param file - path of the backup file, or of its folder. A new folder's path must end in a slash. If `file` is
 *   missing, the backup gets a dated name in the folder `backups`, where only the newest seven backups are kept
 * @returns the backup's path
 * @throws Error if the disk is full, pg_dump is missing, or another process is making a backup
 */
export function backUp(platform: Backed, file?: string): Promise<string> {
  return inOwnTurn(platform, () => makeBackup(platform, file));
}

/** Makes a backup. The caller has to use `inOwnTurn`, so that no other process makes one at the same time. */
export async function makeBackup(platform: Backed, file?: string): Promise<string> {
  const { config, now } = platform;
  const { recipient } = config.backup;
  const day = now();
  const name = `${day.toISOString().slice(0, 19).replaceAll(":", "-")}${ENDING}${recipient ? ENCRYPTED : ""}`;
  const folder = join(config.dataDir, BACKUPS);
  const wanted = resolve(file ?? folder);
  const path = !file || file.endsWith("/") || isFolder(wanted) ? join(wanted, name) : wanted;
  const staged = join(config.dataDir, BACKUP_UNFINISHED);
  const part = `${path}${PART}`;
  // If the backup is to be encrypted, the unencrypted archive is written only inside the data folder.
  const packed = recipient ? join(staged, "packed.tar.gz") : part;
  try {
    await rm(staged, { recursive: true, force: true });
    await mkdir(staged, { recursive: true, mode: 0o700 });
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await requireRoomForCopy(config.dataDir);
    await writeFile(join(staged, "secret"), await findMatchingSecret(platform), { mode: 0o600 });
    const contents = await copyDatabase(platform, staged);
    // Without SMTP, the site first stores an email as a file, and then marks the email as sent in the database. The
    // files are therefore copied after the database: no email is lost, but a restored site may store an email twice.
    const mail = join(config.dataDir, "mail");
    if (existsSync(mail)) await cp(mail, join(staged, "mail"), { recursive: true });
    const manifest = createManifest(contents, await filesIn(staged), day);
    const parts = readdirSync(staged);
    await writeFile(join(staged, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
    await create({ ...TO_FILE, file: packed, cwd: staged }, [MANIFEST, ...parts]);
    if (recipient) await encryptFile(packed, part, recipient);
    flush(part);
    renameDurably(part, path);
  } finally {
    await rm(staged, { recursive: true, force: true });
    await rm(part, { force: true });
  }
  if (!file) await forgetOldCopies(config.dataDir);
  return path;
}

/** @returns the names of the applied migrations and, for the embedded database, the number of rows of each table */
async function copyDatabase({ database, config, now }: Backed, to: string): Promise<Contents> {
  if (database.copy) {
    await wipeErased(database, now);
    await leaveOutSalt(database);
    return database.copy(join(to, "pgdata"));
  }
  await dumpPostgres(config.databaseDirectUrl ?? config.databaseUrl ?? "", join(to, DUMP));
  const { rows } = await database.query("select name from schema_migrations order by name");
  return { rows: {}, migrations: rows.map(({ name }) => String(name)) };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

async function requireRoomForCopy(dataDir: string): Promise<void> {
  let needed = RESERVE_BYTES;
  for (const folder of ["pgdata", "mail"].map((name) => join(dataDir, name)).filter(existsSync)) {
    for (const path of await readdir(folder, { recursive: true }))
      needed += statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0;
  }
  if (freeBytes(dataDir) >= needed) return;
  throw new Error(
    `A backup needs ${inMegabytes(needed)} on the disk of ${dataDir} while it is made, and there are only ${inMegabytes(freeBytes(dataDir))}.`,
  );
}

async function forgetOldCopies(dataDir: string): Promise<void> {
  for (const { path } of backupsIn(dataDir).slice(0, -KEPT_COPIES)) await rm(path);
  // The caller holds the lock of `inOwnTurn`. Any unfinished files therefore come from an interrupted backup.
  forgetCutOff(dataDir);
}
