import { rmSync } from "node:fs";
import pg from "pg";
import { liveThroughOutage } from "#tests/support/operation/outage-hours.ts";
import { freshDataDir } from "#tests/support/operation/site.ts";
import { startCluster } from "#tests/support/postgres-cluster.ts";

const HOURS = 26;
const KILLS = 20;

/**
 * A day and two hours in which the mail server is away, or has another of its faults each hour, and
 * the site is killed again and again; the site's clock is set ahead.
 */
export async function drillOutage(): Promise<boolean> {
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given ? undefined : await startCluster();
  const url = given ?? cluster?.url;
  if (!url) console.log("No PostgreSQL was found: the embedded database only.");
  try {
    const fine = await drillOn("the embedded database", {});
    return url ? (await drillOn("PostgreSQL", await ownDatabase(url))) && fine : fine;
  } finally {
    cluster?.stop();
  }
}

async function drillOn(database: string, settings: Record<string, string>): Promise<boolean> {
  const dataDir = freshDataDir();
  const result = await liveThroughOutage(
    { DATA_DIR: dataDir, ...settings },
    { hours: HOURS, kills: KILLS },
  );
  rmSync(dataDir, { recursive: true, force: true });
  const { acknowledged, mails, repeats, complaints } = result;
  for (const complaint of complaints) console.log(`  ${complaint}`);
  console.log(
    `${database}: ${HOURS} hours, ${KILLS} kills, ${acknowledged} acknowledged messages announced in ${mails} mails, ` +
      `${repeats} of them sent again; ${complaints.length} complaints`,
  );
  return complaints.length === 0;
}

/** An empty database of its own. @returns the settings that name it */
async function ownDatabase(server: string): Promise<Record<string, string>> {
  const url = new URL(server);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  url.pathname = `/outage_${process.pid}`;
  await admin.query(`create database outage_${process.pid}`);
  await admin.end();
  return { DATABASE_URL: url.href, APP_SECRET: crypto.randomUUID().repeat(2) };
}
