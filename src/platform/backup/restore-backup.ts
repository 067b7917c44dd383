import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createGunzip } from "node:zlib";
import type { Config } from "../config/config.ts";
import { fittingSecret } from "../secrets/data-key.ts";
import { readContents, type Contents } from "../database/contents.ts";
import type { Database, Rows } from "../database/database.ts";
import {
  DiskFull,
  freeBytes,
  inMegabytes,
  MIN_BYTES_TO_OPEN,
} from "../database/embedded/disk-space.ts";
import { lockFolder } from "../database/embedded/folder-lock.ts";
import { knownMigrations } from "../database/migrate.ts";
import { openPglite } from "../database/pglite/pglite-client.ts";
import { flushTree } from "../secrets/durable-files.ts";
import { OperatorError } from "../program/operator-error.ts";
import { MANIFEST, readManifest, type Manifest } from "./manifest.ts";
import { abandonRestore, beginRestore, finishRestore, takeRestored } from "./swap.ts";
import { textOf, untar } from "./tar.ts";

/** All that a backup may put into the data folder. */
const PARTS = new Set(["pgdata", "secret", "mail"]);

const CHANGED = "a part of it is not what was written";

/** What was given is no backup, not a whole one, or not one for this version. */
export class BackupUnusable extends OperatorError {
  override name = "BackupUnusable";
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file} cannot be restored: ${reason}. Nothing was changed.`, options);
  }
}

/**
 * Starts the embedded database anew from a backup: builds it beside, opens it and compares it with
 * the backup's own list, and only then takes it in place of what is there, which is kept.
 * @returns sentences for the operator
 * @throws BackupUnusable, FolderInUse or DiskFull; nothing has changed then
 */
export async function restoreBackup(
  file: string,
  config: Pick<Config, "dataDir" | "appSecret">,
): Promise<string> {
  const { dataDir } = config;
  const unlock = lockFolder(dataDir);
  try {
    // One that was cut off before.
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
  let manifest: Manifest | undefined;
  let first = true;
  const missing = new Set<string>();
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  try {
    await untar(source.pipe(gunzip), async (entry, isFolder) => {
      if (first && entry.path === MANIFEST) {
        manifest = acceptManifest(await textOf(entry), file, folder);
        for (const path of Object.keys(manifest.files)) missing.add(path);
      } else {
        const path = join(folder, manifest ? "" : "pgdata", entry.path);
        const expected = manifest?.files[entry.path];
        if (manifest && !PARTS.has(entry.path.split("/")[0] ?? ""))
          throw new BackupUnusable(file, `${entry.path} does not belong in a backup`);
        if (manifest && !isFolder && !missing.delete(entry.path))
          throw new BackupUnusable(file, `${entry.path} is not in its list of contents`);
        // Room was looked for by the list.
        if (expected && expected.size !== entry.size) throw new BackupUnusable(file, CHANGED);
        await mkdir(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
        if (!isFolder) await write(path, entry.content, expected?.sha256, file);
      }
      first = false;
    });
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new BackupUnusable(file, `it is no whole backup (${reasonOf(error)})`, { cause: error });
  } finally {
    source.destroy();
  }
  if (missing.size > 0) throw new BackupUnusable(file, `${[...missing][0]} is missing in it`);
  if (!existsSync(join(folder, "pgdata", "PG_VERSION")))
    throw new BackupUnusable(file, "there is no database in it");
  return manifest;
}

function acceptManifest(text: string, file: string, folder: string): Manifest {
  const manifest = readManifest(text);
  if (typeof manifest === "string") throw new BackupUnusable(file, manifest);
  requireKnown(manifest.migrations, file);
  const needed =
    MIN_BYTES_TO_OPEN + Object.values(manifest.files).reduce((sum, { size }) => sum + size, 0);
  if (freeBytes(folder) < needed) {
    throw new DiskFull(
      `Only ${inMegabytes(freeBytes(folder))} are free on the disk of ${dirname(folder)}; to restore ${file} needs ${inMegabytes(needed)}. Nothing was changed.`,
    );
  }
  return manifest;
}

async function write(
  path: string,
  content: AsyncIterable<Uint8Array>,
  sha256: string | undefined,
  file: string,
): Promise<void> {
  const hash = createHash("sha256");
  const hashed = async function* () {
    for await (const part of content) {
      hash.update(part);
      yield part;
    }
  };
  await writeFile(path, hashed(), { mode: 0o600 });
  if (sha256 !== undefined && hash.digest("hex") !== sha256)
    throw new BackupUnusable(file, CHANGED);
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
      await fittingSecret({ database, config: { dataDir: folder, appSecret: undefined } });
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
  const lines = [`Restored from ${file}${from}: ${rows} rows, into ${dataDir}.`];
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
