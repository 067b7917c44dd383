import { startCluster } from "#tests/support/postgres-cluster.ts";
import { createScratchDatabase } from "#tests/support/scratch-database.ts";

type Experiment = (database: string, settings: Record<string, string>) => Promise<boolean>;

/** On the embedded database, then on PostgreSQL where there is one. @returns whether all is well on each */
export async function onBothDatabases(experiment: Experiment): Promise<boolean> {
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given ? undefined : await startCluster();
  const url = given ?? cluster?.url;
  if (!url) console.log("No PostgreSQL was found: the embedded database only.");
  try {
    const fine = await experiment("the embedded database", {});
    return url ? (await onPostgres(experiment, url)) && fine : fine;
  } finally {
    cluster?.stop();
  }
}

async function onPostgres(experiment: Experiment, server: string): Promise<boolean> {
  const { url, drop } = await createScratchDatabase(`chaos_${process.pid}`, server);
  try {
    const settings = { DATABASE_URL: url, APP_SECRET: crypto.randomUUID().repeat(2) };
    return await experiment("PostgreSQL", settings);
  } finally {
    await drop();
  }
}
