import { rmSync } from "node:fs";
import { freshDataDir } from "#tests/support/operation/site.ts";
import { onBothDatabases } from "../both-databases.ts";
import { findFaults } from "./faults.ts";
import { compareFigures } from "./figures.ts";

/** `/metrics` after a known number of everything, and the doctor with one fault at a time. */
export function drillWatch(): Promise<boolean> {
  return onBothDatabases(async (database, settings) => {
    const dataDir = freshDataDir();
    const given = { ...settings, DATA_DIR: dataDir };
    console.log(`on ${database}`);
    const complaints = [...(await compareFigures(given)), ...(await findFaults(given))];
    rmSync(dataDir, { recursive: true, force: true });
    for (const complaint of complaints) console.log(`  ${complaint}`);
    console.log(`${database}: ${complaints.length} complaints`);
    return complaints.length === 0;
  });
}
