/* The build gives this file to Drizzle's driver in place of PGlite, so that the main thread need not load half a
   megabyte. */

/** OIDs: https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat */
export const types = { DATE: 1082, TIMESTAMP: 1114, TIMESTAMPTZ: 1184, INTERVAL: 1186 };

/**
 * Takes the place of the class PGlite in the main thread. Drizzle gets a client instead, so nobody calls this function.
 */
export function PGlite(): never {
  throw new Error("PGlite runs in its thread: src/platform/database/pglite/pglite-worker.ts");
}
