/* In the build, Drizzle's driver imports this file in place of PGlite. The main thread then need not load PGlite, which
   is half a megabyte. */

/** OIDs: https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat */
export const types = { DATE: 1082, TIMESTAMP: 1114, TIMESTAMPTZ: 1184, INTERVAL: 1186 };

/**
 * Takes the place of the class PGlite, which Drizzle's driver imports. The driver gets a client from the site, and so
 * never calls this function.
 */
export function PGlite(): never {
  throw new Error("PGlite runs in its thread: src/platform/database/pglite/pglite-worker.ts");
}
