import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { create, extract } from "tar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receive } from "#tests/support/contact/receive.ts";
import { addTemplate } from "#tests/support/library.ts";
import {
  createReplica,
  createTestPlatform,
  platformOn,
  type TestPlatform,
} from "#tests/support/platform.ts";
import { canDump, createScratchDatabase, urlOfDatabase } from "#tests/support/scratch-database.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { lockFolder } from "../database/embedded/folder-lock.ts";
import { openDatabase } from "../database/open-database.ts";
import { connect } from "../database/postgres/reach-postgres.ts";
import { openDataKey } from "../secrets/data-key.ts";
import { backUp } from "./back-up.ts";
import { backUpNightly, tryBackupWeekly } from "./jobs.ts";
import { filesIn, type Manifest } from "./manifest.ts";
import { noteOutcome, readBackupState } from "./outcomes.ts";
import { forgetUnfinished } from "./own-turn.ts";
import { restoreBackup } from "./restore/restore-backup.ts";
import { saveBackup, tryLastBackup } from "./save-backup.ts";
import { forgetScratchDatabase, scratchDatabase } from "./try/scratch-database.ts";
import { tryBackup } from "./try/try-backup.ts";
import { mayMakeDatabase } from "./try/try-dump.ts";

const isPostgres = process.env["TEST_DATABASE"] === "postgres";
const STAFF = "team@example.com";
const SECRET = "the secret of a site that is backed up";

let dataDir: string;
const beside: string[] = [];
function newFolder(): string {
  const folder = makeTemporaryFolder("backup-jobs-");
  beside.push(folder);
  return folder;
}

let platform: TestPlatform;

beforeEach(async () => {
  dataDir = newFolder();
  const databaseUrl = isPostgres ? await urlOfDatabase(await createTestPlatform()) : undefined;
  const config = { dataDir, appSecret: SECRET, staffEmail: STAFF, databaseUrl };
  platform = await createTestPlatform({
    ...config,
    backup: { command: "echo full >&2; exit 3 #" },
  });
  await openDataKey(platform);
});

afterEach(() => {
  for (const folder of beside.splice(0)) rmSync(folder, { recursive: true });
});

// The embedded database is in memory here. Without files, it cannot be backed up.
test.runIf(!isPostgres || canDump)(
  "a failed backup tells staff the step and the reason, and the job is not repeated",
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

test.each([
  ["is cut inside a character", "-" + "\u{1f4be}".repeat(400)],
  ["has a character that the database refuses", "full\0"],
])("a failed backup is reported if its reason %s", async (_, reason) => {
  const copy = () => Promise.reject(new Error(reason));
  const site = platformOn({ ...platform.database, copy }, platform.config);
  await backUpNightly(site);
  await site.runJobs();
  expect(site.sent.map(({ subject }) => subject)).toEqual(["Backup trouble"]);
  const [failure] = (await readBackupState(site)).failures;
  expect(failure?.why).toContain(reason.slice(0, 4));
});

test("the weekly trial mails staff when there is nothing to restore", async () => {
  await tryBackupWeekly(platform);
  await platform.runJobs();
  const texts = platform.sent.map(({ text }) => text);
  expect(texts).toEqual([expect.stringMatching(/could not be restored[^]*no backup yet/)]);
});

test("a failed backup names its own reason, even if the failure cannot be stored", async () => {
  await platform.database.query("alter table backup_steps rename to gone");
  const reason = /It has no files|BACKUP_COMMAND ended with 3/;
  await expect(saveBackup(platform)).rejects.toThrow(reason);
  await platform.database.query("alter table gone rename to backup_steps");
});

test.runIf(canDump)(
  "the weekly trial restores PostgreSQL into a database that is dropped afterwards",
  { tags: ["slow"], timeout: 60_000 },
  async () => {
    const site = await createReplica({ ...platform.config, backup: { command: "true" } });
    await backUpNightly(site);
    const logged: unknown[] = [];
    vi.spyOn(site.log, "info").mockImplementation(
      (...args: unknown[]) => void logged.push(...args),
    );
    await tryBackupWeekly(site);
    expect(logged).toEqual([
      expect.stringMatching(/was restored into a scratch database: it is whole/),
    ]);
    const left =
      "select 1 from pg_database where datname like 'restore_tried_%' || current_database()";
    expect((await site.database.query(left)).rows).toEqual([]);
    expect(await readBackupState(site)).toMatchObject({
      last: { place: expect.stringContaining(dataDir) as unknown },
      triedAt: expect.any(Date) as unknown,
      failures: [],
    });
    // Only a successful test of a backup clears the failure of an earlier test; a new backup does not.
    await noteOutcome(site, "restored", { why: "cut" });
    await saveBackup(site);
    expect((await readBackupState(site)).failures).toHaveLength(1);
    await tryLastBackup(site);
    expect((await readBackupState(site)).failures).toEqual([]);
    const elsewhere = await createReplica({
      ...site.config,
      dataDir: newFolder(),
    });
    const older = join(elsewhere.config.dataDir, "backups/2026-01-01T00-00-00Z.tar.gz");
    mkdirSync(dirname(older));
    writeFileSync(older, "");
    expect(await tryBackup(elsewhere)).toMatch(/lies on another machine; one like it was restored/);
    expect(readdirSync(elsewhere.config.dataDir).toSorted()).toEqual(["backups", "lock.sqlite"]);
  },
);

test.runIf(isPostgres)(
  "a start deletes the files of an interrupted trial, but not those of a running one",
  { tags: ["slow"], timeout: 60_000 },
  async () => {
    const { url, quoted, name } = scratchDatabase(platform);
    const isThere = async () =>
      (await platform.database.query("select from pg_database where datname = $1", [name])).rows
        .length > 0;
    await platform.database.maintain(`create database ${quoted} template template0`);
    const user = await connect({ connectionString: url.href });
    await forgetScratchDatabase(platform);
    expect(await isThere()).toBe(true);
    await user.end();
    await forgetScratchDatabase(platform);
    expect(await isThere()).toBe(false);
  },
);

test.runIf(canDump)(
  "a start deletes the files of an interrupted backup, but not those of another running process",
  async () => {
    const left = ["backup-unfinished", "restore-tried", "backups"].map((name) =>
      join(dataDir, name),
    );
    for (const folder of left) {
      mkdirSync(folder);
      writeFileSync(join(folder, "one.tar.gz.part"), "everything");
    }
    const unlock = lockFolder(dataDir);
    forgetUnfinished(platform);
    const files = left.map((folder) => join(folder, "one.tar.gz.part"));
    expect(files.filter((file) => existsSync(file))).toEqual(files);
    for (const work of [backUp, tryBackup])
      await expect(work(platform)).rejects.toThrow(/Another process is making or trying a backup/);
    expect(files.filter((file) => existsSync(file))).toEqual(files);
    unlock();
    forgetUnfinished(platform);
    expect(files.filter((file) => existsSync(file))).toEqual([]);
    await backUp(platform);
  },
);

test.runIf(canDump)("a trial does not disturb the trial of another replica", async () => {
  await backUp(platform);
  const { url, quoted } = scratchDatabase(platform);
  await platform.database.maintain(`create database ${quoted} template template0`);
  const user = await connect({ connectionString: url.href });
  await expect(tryBackup(platform)).rejects.toThrow(/Another replica is trying a backup/);
  expect((await user.query("select 1")).rowCount).toBe(1);
  await user.end();
  expect(await tryBackup(platform)).toMatch(/restored into a scratch database: it is whole/);
});

test.runIf(canDump)("with a pooler, the direct address is used for backup and trial", async () => {
  const { databaseUrl: databaseDirectUrl } = platform.config;
  const pooled = { databaseUrl: "postgres://127.0.0.1:1/pooled", databaseDirectUrl };
  const backup = { command: "true" };
  const site = await createReplica({ ...platform.config, ...pooled, backup });
  await backUp(site);
  expect(await tryBackup(site)).toMatch(/restored into a scratch database: it is whole/);
});

test.runIf(canDump)("the weekly trial reports a damaged dump", async () => {
  const folder = newFolder();
  const file = await backUp(platform);
  await extract({ file, cwd: folder });
  const dump = join(folder, "database.dump");
  truncateSync(dump, Math.floor(statSync(dump).size / 2));
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
  manifest.files = await filesIn(folder);
  delete manifest.files["manifest.json"];
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  await create({ file, cwd: folder, gzip: true }, ["manifest.json", "database.dump", "secret"]);
  await tryBackupWeekly(platform);
  expect((await readBackupState(platform)).failures).toMatchObject([
    { step: "restored", why: expect.stringContaining("pg_restore failed") as unknown },
  ]);
});

test.runIf(isPostgres)("a role without the right to create databases is recognized", async () => {
  const role = `limited_${process.pid}`;
  const may = await platform.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`create role ${role}`));
    await tx.execute(sql.raw(`set local role ${role}`));
    const query = async (text: string) =>
      (await tx.execute(sql.raw(text))) as { rows: Record<string, unknown>[] };
    const before = await mayMakeDatabase({ query });
    await tx.execute(sql.raw("reset role"));
    await tx.execute(sql.raw(`drop role ${role}`));
    return before;
  });
  expect([may, await mayMakeDatabase(platform.database)]).toEqual([false, true]);
});

test("the last success is kept beside a later failure, until the next success", async () => {
  const config = { ...platform.config, backup: { command: "true" } };
  const site = await createReplica(config);
  await noteOutcome(site, "copied", {});
  const { copiedAt } = await readBackupState(site);
  await noteOutcome(site, "copied", { why: "full" });
  expect(await readBackupState(site)).toMatchObject({ copiedAt, failures: [{ why: "full" }] });
  const without = await createReplica({ ...config, backup: {} });
  expect(await readBackupState(without)).toMatchObject({ isOff: isPostgres, failures: [] });
  await noteOutcome(site, "copied", {});
  expect(await readBackupState(site)).toMatchObject({ failures: [] });
});

test.runIf(isPostgres)("without a command, PostgreSQL is not backed up at night", async () => {
  const quiet = await createReplica({ ...platform.config, backup: {} });
  await backUpNightly(quiet);
  expect(existsSync(join(dataDir, "backups"))).toBe(false);
});

test.runIf(canDump)(
  "on PostgreSQL one file holds everything, and pg_restore accepts it",
  async () => {
    await platform.database.query(
      String.raw`insert into missed_searches (words, last_day) values (E'backup\tand \\ more\n\\.', now())`,
    );
    await platform.database.query("select person_of('ada@bücher.example', 'Ada', '', now())");
    await addTemplate(platform);
    const file = await backUp(platform, join(dataDir, "whole.tar.gz"));
    const out = newFolder();
    await extract({ file, cwd: out });
    expect(readdirSync(out).toSorted()).toEqual(["database.dump", "manifest.json", "secret"]);
    expect(readFileSync(join(out, "secret"), "utf8")).toBe(SECRET);
    const elsewhere = await createScratchDatabase(`restored_${process.pid}`);
    execFileSync("pg_restore", ["--dbname", elsewhere.url, join(out, "database.dump")]);
    const statement = "select words, email from missed_searches, people";
    const found = execFileSync("psql", [elsewhere.url, "-Atc", statement]);
    expect(String(found)).toContain("backup\tand");
    expect(String(found)).toContain("ada@xn--bcher-kva.example");
    await elsewhere.drop();
    // A backup of PostgreSQL can be restored into an embedded database as well.
    const folder = join(dataDir, "embedded");
    expect(await restoreBackup(file, { dataDir: folder, appSecret: undefined })).toMatch(
      /Restored/,
    );
    const embedded = await openDatabase({
      url: undefined,
      dataDir: folder,
      log: platform.log,
      onDeath: () => undefined,
    });
    const { rows } = await embedded.query("select words from missed_searches");
    expect(rows).toEqual([{ words: "backup\tand \\ more\n\\." }]);
    await receive(platformOn(embedded));
    await embedded.close();
    expect(readdirSync(folder).toSorted()).toEqual(["lock.sqlite", "mail", "pgdata", "secret"]);
  },
  180_000,
);

test.runIf(canDump)(
  "a dump with a function that needs the search path, and with an unknown extension, becomes an embedded database",
  { tags: ["slow"], timeout: 60_000 },
  async () => {
    const { url, drop } = await createScratchDatabase(`former_${process.pid}`);
    const { log } = platform;
    const database = await openDatabase({ url, dataDir, log, onDeath: () => undefined });
    const site = platformOn(database, { ...platform.config, databaseUrl: url });
    // In release 1.0.0, the function `person_address` called `ascii_domain` without naming its schema.
    await database.query(
      `create or replace function person_address(address text) returns text language sql immutable
       as 'select ascii_domain(address)'`,
    );
    // Many hosts of PostgreSQL add this extension to each database.
    await database.query("create extension pg_stat_statements");
    await openDataKey(site);
    await receive(site);
    const file = await backUp(site);
    await database.close();
    await drop();
    const restored = restoreBackup(file, { dataDir: newFolder(), appSecret: undefined });
    expect(await restored).toMatch(/Restored/);
  },
);
