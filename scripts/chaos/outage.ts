import { rmSync } from "node:fs";
import { liveThroughOutage } from "#tests/support/operation/outage-hours.ts";
import { freshDataDir } from "#tests/support/operation/site.ts";
import { onBothDatabases } from "./both-databases.ts";

const HOURS = 26;
const KILLS = 20;

/** 26 hours without a mail server, or with another of its faults each hour, and kills in between. */
export function chaosOutage(): Promise<boolean> {
  return onBothDatabases(chaosOn);
}

async function chaosOn(database: string, settings: Record<string, string>): Promise<boolean> {
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
