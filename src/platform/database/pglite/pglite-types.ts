/* The build gives this to Drizzle's driver in place of PGlite: half a megabyte less to load. */

/** OIDs: https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat */
export const types = { DATE: 1082, TIMESTAMP: 1114, TIMESTAMPTZ: 1184, INTERVAL: 1186 };

/**
 * Takes the place of the class PGlite in the main thread. Drizzle would make a PGlite only if it were given a folder,
 * but it is given a client.
 */
export function PGlite(): never {
  throw new Error("PGlite runs in its thread: src/platform/database/pglite/pglite-worker.ts");
}
