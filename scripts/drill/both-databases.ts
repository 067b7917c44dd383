import pg from "pg";
import { startCluster } from "#tests/support/postgres-cluster.ts";

/**
 * On the embedded database, then on a PostgreSQL of its own where there is one (`TEST_DATABASE_URL`
 * names another).
 * @param drill given what the database is called, and the settings of a site that name it
 * @returns whether all is well on each
 */
export async function onBothDatabases(
  drill: (database: string, settings: Record<string, string>) => Promise<boolean>,
): Promise<boolean> {
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given ? undefined : await startCluster();
  const url = given ?? cluster?.url;
  if (!url) console.log("No PostgreSQL was found: the embedded database only.");
  try {
    const fine = await drill("the embedded database", {});
    return url ? (await drill("PostgreSQL", await ownDatabase(url))) && fine : fine;
  } finally {
    cluster?.stop();
  }
}

/** An empty database of its own. @returns the settings that name it */
async function ownDatabase(server: string): Promise<Record<string, string>> {
  const url = new URL(server);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  url.pathname = `/drill_${process.pid}`;
  await admin.query(`create database drill_${process.pid}`);
  await admin.end();
  return { DATABASE_URL: url.href, APP_SECRET: crypto.randomUUID().repeat(2) };
}
