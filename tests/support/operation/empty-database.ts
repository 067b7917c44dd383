import { join } from "node:path";
import { extract } from "tar";

export const EMPTY_DATABASE = "empty-database.tgz";

/** Replaces the site's `addEmptyDatabase`: tests unpack the database of the build, instead of making it again. */
export async function addEmptyDatabase(folder: string): Promise<void> {
  await extract({ file: join(process.env["LEARNED_BY_BUILD"] ?? "", EMPTY_DATABASE), cwd: folder });
}
