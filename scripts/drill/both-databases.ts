import { startCluster } from "#tests/support/postgres-cluster.ts";
import { createScratchDatabase } from "#tests/support/scratch-database.ts";

type Drill = (database: string, settings: Record<string, string>) => Promise<boolean>;

/** On the embedded database, then on PostgreSQL where there is one. @returns whether all is well on each */
export async function onBothDatabases(drill: Drill): Promise<boolean> {
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given ? undefined : await startCluster();
  const url = given ?? cluster?.url;
  if (!url) console.log("No PostgreSQL was found: the embedded database only.");
  try {
    const fine = await drill("the embedded database", {});
    return url ? (await drillOnPostgres(drill, url)) && fine : fine;
  } finally {
    cluster?.stop();
  }
}

async function drillOnPostgres(drill: Drill, server: string): Promise<boolean> {
  const { url, drop } = await createScratchDatabase(`drill_${process.pid}`, server);
  try {
    const settings = { DATABASE_URL: url, APP_SECRET: crypto.randomUUID().repeat(2) };
    return await drill("PostgreSQL", settings);
  } finally {
    await drop();
  }
}
