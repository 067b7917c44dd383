import type { Database } from "./database.ts";
import type { EmbeddedOptions } from "./embedded/embedded.ts";

type Options = EmbeddedOptions & {
  /** URL of the PostgreSQL server. Without it the site uses the embedded database. */
  url: string | undefined;
  /** Time in ms for which to wait for a PostgreSQL server that cannot be reached. */
  waitMs?: number;
};

/**
 * Opens the site's database. It loads only the driver that this database needs.
 * @throws FolderInUse, DiskFull, DataFolderUnusable or DatabaseUnreachable
 */
export async function openDatabase(options: Options): Promise<Database> {
  const { url } = options;
  if (url) return (await import("./postgres/postgres.ts")).openPostgres({ ...options, url });
  return (await import("./embedded/embedded.ts")).openEmbedded(options);
}
