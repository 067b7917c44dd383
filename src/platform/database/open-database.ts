import type { Database, DatabaseOptions } from "./database.ts";

/** Loads only the driver it needs. @throws FolderInUse, DiskFull, DataFolderUnusable or DatabaseUnreachable */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url } = options;
  if (url) return (await import("./postgres/postgres.ts")).openPostgres({ ...options, url });
  return (await import("./embedded/embedded.ts")).openEmbedded(options);
}
