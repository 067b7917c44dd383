/* The build gives this to Drizzle's driver in place of PGlite: half a megabyte less to load. */

/** OIDs: https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat */
export const types = { DATE: 1082, TIMESTAMP: 1114, TIMESTAMPTZ: 1184, INTERVAL: 1186 };

/** Drizzle makes a PGlite only where it is given a folder. Here it is given a client. */
export function PGlite(): never {
  throw new Error("PGlite runs in its thread: src/platform/database/pglite/pglite-worker.ts");
}
