import { existsSync, readdirSync, statSync } from "node:fs";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { create } from "tar";
import { findMatchingSecret } from "../secrets/data-key.ts";
import { freeBytes, inMegabytes, RESERVE_BYTES } from "../database/embedded/disk/disk-space.ts";
import { createQueue, inQueue } from "../database/queue.ts";
import { flush, renameDurably } from "../secrets/durable-files.ts";
import type { Platform } from "../platform.ts";
import { createManifest, filesIn, MANIFEST } from "./manifest.ts";
import { BACKUP_UNFINISHED } from "./swap.ts";

const KEPT_COPIES = 7;
const ENDING = ".tar.gz";
/** Without what only this machine knows, such as its users. */
const TO_FILE = { gzip: true, portable: true, noMtime: true, strict: true, mode: 0o600 };

const turns = createQueue();

/**
 * The site waits only while the data is copied on its own disk.
 * @param file target file or folder; else a dated file in `backups`, of which the last are kept
 * @throws Error on PostgreSQL, which has its own tools for this, and without room for the copy
 */
export async function backUp(
  platform: Pick<Platform, "database" | "config" | "now">,
  file?: string,
): Promise<string> {
  const { database, config, now } = platform;
  const { copy } = database;
  if (!copy) {
    throw new Error(
      "The data is in PostgreSQL: use pg_dump, or your provider's backups. Keep APP_SECRET together with them, in a safe place: without it nobody can sign in to what is restored.",
    );
  }
  const day = now();
  const name = `${day.toISOString().slice(0, 19).replaceAll(":", "-")}${ENDING}`;
  const folder = join(config.dataDir, "backups");
  const wanted = resolve(file ?? folder);
  const path = !file || isFolder(wanted) ? join(wanted, name) : wanted;
  return inQueue(turns, async () => {
    const staged = join(config.dataDir, BACKUP_UNFINISHED);
    const part = `${path}.part`;
    try {
      await rm(staged, { recursive: true, force: true });
      await mkdir(staged, { recursive: true, mode: 0o700 });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await requireRoomForCopy(config.dataDir);
      await writeFile(join(staged, "secret"), await findMatchingSecret(platform), { mode: 0o600 });
      const contents = await copy(join(staged, "pgdata"));
      // After the data, which says what was sent: rather once more than not at all.
      const mail = join(config.dataDir, "mail");
      if (existsSync(mail)) await cp(mail, join(staged, "mail"), { recursive: true });
      const manifest = createManifest(contents, await filesIn(staged), day);
      const parts = readdirSync(staged);
      await writeFile(join(staged, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
      await create({ ...TO_FILE, file: part, cwd: staged }, [MANIFEST, ...parts]);
      flush(part);
      renameDurably(part, path);
    } finally {
      await rm(staged, { recursive: true, force: true });
      await rm(part, { force: true });
    }
    if (!file) await forgetOldCopies(folder);
    return `Saved to ${path}. The site's secret is in it: keep it where nobody else can read it.`;
  });
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

async function forgetOldCopies(folder: string): Promise<void> {
  const names = (await readdir(folder)).toSorted().toReversed();
  const copies = names.filter((name) => name.endsWith(ENDING));
  // Nobody writes one at this moment: these were cut off.
  const parts = names.filter((name) => name.endsWith(`${ENDING}.part`));
  for (const name of [...copies.slice(KEPT_COPIES), ...parts]) await rm(join(folder, name));
}
