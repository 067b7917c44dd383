import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { Contents } from "../database/contents.ts";
import { version } from "../../../package.json";

export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = "manifest.json";
/** File name of a PostgreSQL dump. A backup of the embedded database contains the database's folder instead. */
export const DUMP = "database.dump";

/** Version number of the backup format. It increases when older versions of the site cannot restore new backups. */
const FORMAT = 1;

export const Manifest = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.int().nonnegative()),
  files: z.record(
    z.string(),
    z.object({ size: z.int().nonnegative(), sha256: z.string().length(64) }),
  ),
});

export async function filesIn(folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash("sha256");
    await pipeline(createReadStream(path), hash);
    const { size } = await stat(path);
    files[relative(folder, path).replaceAll("\\", "/")] = { size, sha256: hash.digest("hex") };
  }
  return files;
}

export function createManifest(
  contents: Contents,
  files: Manifest["files"],
  madeAt: Date,
): Manifest {
  return { format: FORMAT, version, made_at: madeAt.toISOString(), ...contents, files };
}

/** @returns the backup's list of contents, or the reason why the backup is refused, worded as the end of a sentence */
export function readManifest(text: string): Manifest | string {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return "its list of contents is not readable";
  }
  const { format, version: by } = Object(given) as Record<string, unknown>;
  if (typeof format === "number" && format > FORMAT)
    return `it was made by a newer version of the site (${String(by)})`;
  const manifest = Manifest.safeParse(given);
  return manifest.success ? manifest.data : "its list of contents is not one of this site";
}
