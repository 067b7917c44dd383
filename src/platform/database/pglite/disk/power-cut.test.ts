import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { beforeAll, expect, test } from "vitest";
import { DurableFileSystem } from "#platform/database/pglite/disk/durable-file-system.ts";
import { openInProcess } from "#tests/support/power-cut/open-recorded.ts";
import { cut, knownState, record, type Recording } from "#tests/support/power-cut/rounds.ts";

/* `npm run chaos -- power-cut` simulates more power cuts. */
const CUTS = Number(process.env["POWER_CUTS"] ?? 4);
const CUTS_OF_ONE_RECORDING = 50;
const STEPS = 12;
const SEED = Number(process.env["POWER_CUT_SEED"] ?? 20_261_121);

let known: string;
beforeAll(async () => {
  known = await knownState();
}, 120_000);

const cutAll = async (recording: Recording, seeds: number[]) => {
  const complaints = [];
  for (const seed of seeds) complaints.push(...(await cut(recording, seed)));
  return complaints;
};
const seedsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => first + n);

test(
  `${CUTS} power cuts lose nothing acknowledged and leave nothing half-written`,
  { tags: ["slow"], timeout: 3_600_000 },
  async () => {
    for (let done = 0; done < CUTS; done += CUTS_OF_ONE_RECORDING) {
      const seed = SEED + done;
      const recording = await record(known, { seed, steps: STEPS });
      const seeds = seedsFrom(seed, Math.min(CUTS - done, CUTS_OF_ONE_RECORDING));
      expect(await cutAll(recording, seeds)).toEqual([]);
    }
  },
);

test("a database opens although a power cut left its lock file empty", async () => {
  writeFileSync(join(known, "postmaster.pid"), "");
  const { database } = await openInProcess(new DurableFileSystem(known), known);
  expect((await database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test(
  "if nothing is flushed, power cuts lose data, and this test notices",
  { tags: ["slow"], timeout: 120_000 },
  async () => {
    const unflushed = { seed: SEED, steps: STEPS, startParams: PGlite.defaultStartParams };
    const recording = await record(known, unflushed);
    // Several power cuts are tried, because one before the first change or after the last flush loses nothing.
    const complaints: string[] = [];
    for (const seed of seedsFrom(SEED, 20)) {
      if (complaints.length === 0) complaints.push(...(await cut(recording, seed)));
    }
    expect(complaints.join("\n")).toMatch(/is lost|does not open/);
  },
);
