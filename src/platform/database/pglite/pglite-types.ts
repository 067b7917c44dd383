/*
 * What Drizzle's driver imports of PGlite, which the build puts in PGlite's place there: all of it
 * would be loaded beside the thread that runs it, half a megabyte of code.
 */

/** OIDs: https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat */
export const types = { DATE: 1082, TIMESTAMP: 1114, TIMESTAMPTZ: 1184, INTERVAL: 1186 };

/** Drizzle makes one where it is given a folder: here it is given a client. */
export function PGlite(): never {
  throw new Error("PGlite runs in its thread: src/platform/database/pglite/pglite-worker.ts");
}
