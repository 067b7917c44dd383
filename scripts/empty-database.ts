import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { create } from "tar";
import { addEmptyDatabase } from "#platform/database/embedded/empty-database.ts";

/** Makes an empty embedded database of the installed version of PGlite, and packs it into an archive. */
export async function packEmptyDatabase(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "empty-database-"));
  await addEmptyDatabase(folder);
  const archive = await buffer(create({ cwd: folder, gzip: true, portable: true }, ["."]));
  rmSync(folder, { recursive: true });
  return archive;
}
