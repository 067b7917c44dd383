/* In the build, Drizzle's driver imports this file in place of PGlite, so the main thread saves half a megabyte. */

/**
 * PostgreSQL's numbers (OIDs) of these types, from
 * https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat
 */
export const types = { DATE: 1082, TIMESTAMP: 1114, TIMESTAMPTZ: 1184, INTERVAL: 1186 };

/** Never called, because the site gives its own client to the driver. */
export function PGlite(): never {
  throw new Error("PGlite runs in its thread: src/platform/database/pglite/pglite-worker.ts");
}
