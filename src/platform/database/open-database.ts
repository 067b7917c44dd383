import type { Database } from "./database.ts";
import type { EmbeddedOptions } from "./embedded/embedded.ts";

type Options = EmbeddedOptions & {
  /** URL of the PostgreSQL server. If undefined, the embedded database is opened. */
  url: string | undefined;
  /** Time in ms for which the function waits if the PostgreSQL server cannot be reached. */
  waitMs?: number;
};

/**
 * Opens the database, and loads only the driver that it needs.
 * @throws FolderInUse, DiskFull, DataFolderUnusable or DatabaseUnreachable
 */
export async function openDatabase(options: Options): Promise<Database> {
  const { url } = options;
  if (url) return (await import("./postgres/postgres.ts")).openPostgres({ ...options, url });
  return (await import("./embedded/embedded.ts")).openEmbedded(options);
}
