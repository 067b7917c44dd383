import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { extract } from "tar";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReplica, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { canDump, createScratchDatabase, urlOfDatabase } from "#tests/support/scratch-database.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { openDataKey } from "../secrets/data-key.ts";
import { backUp } from "./back-up.ts";
import { backUpNightly, tryBackupWeekly } from "./jobs.ts";
import { restoreBackup } from "./restore-backup.ts";

const isPostgres = process.env["TEST_DATABASE"] === "postgres";
const STAFF = "team@example.com";
const SECRET = "the secret of a site that is backed up";

let dataDir: string;
let platform: TestPlatform;

beforeEach(async () => {
  dataDir = makeTemporaryFolder("backup-jobs-");
  const databaseUrl = isPostgres ? await urlOfDatabase(await createTestPlatform()) : undefined;
  const config = { dataDir, appSecret: SECRET, staffEmail: STAFF, databaseUrl };
  platform = await createTestPlatform({
    ...config,
    backup: { command: "echo full >&2; exit 3 #" },
  });
  await openDataKey(platform);
});

afterEach(() => rmSync(dataDir, { recursive: true }));

// The embedded database of the tests has no files, so that its backup fails.
test.runIf(!isPostgres || canDump)(
  "a backup that fails tells staff what and why, and is no failed job, which would be tried again",
  async () => {
    await backUpNightly(platform);
    await platform.runJobs();
    const [mail, ...more] = platform.sent;
    expect([mail?.to, mail?.subject, more]).toEqual([STAFF, "Backup trouble", []]);
    expect(mail?.text).toMatch(
      isPostgres
        ? /could not be copied elsewhere by BACKUP_COMMAND\.\s+BACKUP_COMMAND ended with 3: full/
        : /could not be made\.\s+It has no files\./,
    );
    expect(
      existsSync(join(dataDir, "backups")) && readdirSync(join(dataDir, "backups")),
    ).toHaveLength(isPostgres ? 1 : 0);
  },
);

test("the weekly try tells staff when there is nothing to restore; on PostgreSQL it is not the site's", async () => {
  await tryBackupWeekly(platform);
  await platform.runJobs();
  const texts = platform.sent.map(({ text }) => text);
  if (isPostgres) expect(texts).toEqual([]);
  else expect(texts).toEqual([expect.stringMatching(/could not be restored[^]*no backup yet/)]);
});

test.runIf(isPostgres)("without a command, PostgreSQL is not backed up at night", async () => {
  const quiet = await createReplica({ ...platform.config, backup: {} });
  await backUpNightly(quiet);
  expect(existsSync(join(dataDir, "backups"))).toBe(false);
});

test.runIf(canDump)("on PostgreSQL one file has everything, and pg_restore takes it", async () => {
  await platform.database.query(
    "insert into missed_searches (words, last_day) values ('backup', now())",
  );
  const file = await backUp(platform, join(dataDir, "whole.tar.gz"));
  const out = makeTemporaryFolder("backup-dump-");
  await extract({ file, cwd: out });
  expect(readdirSync(out).toSorted()).toEqual(["database.dump", "manifest.json", "secret"]);
  expect(readFileSync(join(out, "secret"), "utf8")).toBe(SECRET);
  const elsewhere = await createScratchDatabase(`restored_${process.pid}`);
  execFileSync("pg_restore", ["--dbname", elsewhere.url, join(out, "database.dump")]);
  const found = execFileSync("psql", [elsewhere.url, "-Atc", "select words from missed_searches"]);
  expect(String(found)).toBe("backup\n");
  await elsewhere.drop();
  rmSync(out, { recursive: true });
  await expect(restoreBackup(file, platform.config)).rejects.toThrow(
    /its data is for PostgreSQL: unpack it, and give database\.dump to pg_restore\. Nothing was changed\./,
  );
});
