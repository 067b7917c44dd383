import type { Database } from "./database.ts";
import type { EmbeddedOptions } from "./embedded/embedded.ts";

type Options = EmbeddedOptions & {
  /** PostgreSQL's address. Without it the database is the embedded one. */
  url: string | undefined;
  /** How long to wait for a server of PostgreSQL that does not answer. */
  waitMs?: number;
};

/** Loads only the driver it needs. @throws FolderInUse, DiskFull, DataFolderUnusable or DatabaseUnreachable */
export async function openDatabase(options: Options): Promise<Database> {
  const { url } = options;
  if (url) return (await import("./postgres/postgres.ts")).openPostgres({ ...options, url });
  return (await import("./embedded/embedded.ts")).openEmbedded(options);
}
