import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { retention } from "#content/site/privacy.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { DAY_MS } from "#shared/time/days.ts";
import { copiesOfData, forgetOldFiles } from "./forget-files.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

const stamp = (daysAgo: number) =>
  new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 19).replaceAll(":", "-");

function newFolder(): string {
  const folder = makeTemporaryFolder("site-copies-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function folderWith(backups: number[], setAside: number[]): string {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, "backups"));
  mkdirSync(join(dataDir, "pgdata"));
  for (const days of backups) writeFileSync(join(dataDir, "backups", `${stamp(days)}.tar.gz`), "");
  writeFileSync(join(dataDir, "backups", "kept-by-hand.tar.gz"), "");
  for (const days of setAside) mkdirSync(join(dataDir, `pgdata-before-${stamp(days)}`));
  return dataDir;
}

const forget = (dataDir: string) =>
  forgetOldFiles({ config: { dataDir } as never, now: () => NOW });

test("backups and former data are deleted after the periods on the privacy page", async () => {
  const { backupDays, setAsideDays } = retention;
  const dataDir = folderWith([backupDays + 1, backupDays - 1, 0], [setAsideDays + 1, 1]);
  await forget(dataDir);
  expect(readdirSync(join(dataDir, "backups")).toSorted()).toEqual(
    [`${stamp(backupDays - 1)}.tar.gz`, `${stamp(0)}.tar.gz`, "kept-by-hand.tar.gz"].toSorted(),
  );
  expect(readdirSync(dataDir).toSorted()).toEqual(
    ["backups", "pgdata", `pgdata-before-${stamp(1)}`].toSorted(),
  );
});

test("the newest backup stays at any age", async () => {
  const dataDir = folderWith([300, 200], []);
  await forget(dataDir);
  expect(readdirSync(join(dataDir, "backups"))).toContain(`${stamp(200)}.tar.gz`);
  expect(readdirSync(join(dataDir, "backups"))).not.toContain(`${stamp(300)}.tar.gz`);
});

test("without a data folder there is nothing to forget", async () => {
  await forget(join(newFolder(), "none"));
  expect(copiesOfData("/nowhere")).toEqual([]);
});
