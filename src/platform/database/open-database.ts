import type { Database } from "./database.ts";
import type { EmbeddedOptions } from "./embedded/embedded.ts";

type Options = EmbeddedOptions & {
  /** If undefined, the embedded database is opened. */
  url: string | undefined;
  /** Maximum time in ms to wait for the PostgreSQL server. */
  waitMs?: number;
};

/**
 * Opens PostgreSQL or the embedded database, and loads only the driver that this database needs.
 * @throws OperatorError
 */
export async function openDatabase(options: Options): Promise<Database> {
  const { url } = options;
  if (url) return (await import("./postgres/postgres.ts")).openPostgres({ ...options, url });
  return (await import("./embedded/embedded.ts")).openEmbedded(options);
}
