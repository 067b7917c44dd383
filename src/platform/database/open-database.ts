import type { Database, DatabaseOptions } from "./database.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { openPostgres } from "./postgres/postgres.ts";

/** @throws FolderInUse, DiskFull, DataFolderUnusable or DatabaseUnreachable */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url } = options;
  return url ? openPostgres({ ...options, url }) : openEmbedded(options);
}
