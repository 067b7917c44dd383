import type { Database, DatabaseOptions } from "./database.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { openPostgres } from "./postgres/postgres.ts";

/**
 * Opens the configured database and brings its tables up to date.
 * @throws FolderInUse when another process holds the data folder
 * @throws DiskFull
 * @throws DataFolderUnusable
 * @throws DatabaseUnreachable
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url } = options;
  return url ? openPostgres({ ...options, url }) : openEmbedded(options);
}
