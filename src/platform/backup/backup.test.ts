import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { create, extract } from "tar";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { emptyDatabase, temporaryFolder } from "#tests/support/operation/data-folders.ts";
import { platformOn } from "#tests/support/platform.ts";
import { plantEveryTable, readEverything } from "#tests/support/privacy/plant-person.ts";
import { openDataKey } from "../secrets/data-key.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { freeBytes } from "../database/pglite/disk/disk-space.ts";
import { createLog } from "../log/log.ts";
import { backUp } from "./back-up.ts";
import { encryptFile } from "./encrypt.ts";
import type { Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore/restore-backup.ts";

vi.mock(import("../database/pglite/disk/disk-space.ts"), async (original) => {
  const real = await original();
  return { ...real, freeBytes: vi.fn<typeof real.freeBytes>(real.freeBytes) };
});

vi.mock(import("./encrypt.ts"), { spy: true });

type Opened = Parameters<typeof backUp>[0] & { database: Database };

const open: Opened[] = [];

async function openSite(dataDir: string): Promise<Opened> {
  const database = await openDatabase({
    url: undefined,
    dataDir,
    log: createLog({ mode: "test", logLevel: "silent" }),
    onDeath: () => undefined,
  });
  const config = { dataDir, backup: {} } as Opened["config"];
  const site = { database, config, now: () => new Date("2026-01-02T03:04:05Z") };
  open.push(site);
  return site;
}

async function close(site: Opened): Promise<void> {
  open.splice(open.indexOf(site), 1);
  await site.database.close();
}

afterEach(async () => {
  for (const site of open.splice(0)) await site.database.close();
});
// An embedded database takes long to open, so all tests share these two sites, and none changes their data.
afterAll(async () => {
  for (const site of [running, started]) await site.database.close();
});

const write = ({ database }: Opened, message: string) =>
  database.query(
    `insert into contact_messages (name, email, phone, message, service)
     values ('Writer', 'writer@example.com', '1', $1, 'general')`,
    [message],
  );
const messages = async ({ database }: Opened) =>
  (
    await database.query(
      "select message from contact_messages where name = 'Writer' order by created_at",
    )
  ).rows.map(({ message }) => message);
const restore = (file: string, dataDir: string, appSecret?: string) =>
  restoreBackup(file, { dataDir, appSecret });

/** The site from which the backup was made. */
let running: Opened;
/** A site that started on the restored data, among files of a killed backup, restore and trial. */
let started: Opened;
/** A backup with rows in all tables, made for the folder `${folder}/`. */
let full: {
  folder: string;
  file: string;
  key: string;
  rows: Awaited<ReturnType<typeof readEverything>>;
};
let unpacked: string;
/** A backup with only PG_VERSION as its database, for restores that are refused before the database is opened. */
let light: string;
let built: { dataDir: string; output: string; left: string[] };
/** The data folder of a site that is stopped. Restores into it are refused. */
let other: string;

const SALT = "the salt that visitors of a day are counted with";
const CUT_OFF = ["backup-unfinished", "restore-tried", "backups"];

beforeAll(async () => {
  const dataDir = dirname(await emptyDatabase());
  const before = await openSite(dataDir);
  const key = await openDataKey(before);
  await write(before, "in the backup");
  const salted = "insert into visit_salts values (current_date, $1)";
  await before.database.query(salted, [Buffer.from(SALT)]);
  // PostgreSQL writes an unlogged table, such as `visit_salts`, to the disk only when it stops.
  await close(before);
  other = copyOf(dataDir);
  running = await openSite(dataDir);
  mkdirSync(join(dataDir, "mail"));
  writeFileSync(join(dataDir, "mail/one.eml"), "To: ada@example.com\n");
  await plantEveryTable(platformOn(running.database, { dataDir }), {
    addresses: ["ada@example.com"],
    tag: `Ada "Ü" \\ {a,b} '' \t\n NULL 🙂`,
  });
  const folder = join(temporaryFolder(), "new");
  const file = await backUp(running, `${folder}/`);
  // Read after the backup was made, because making a backup also records that erased data was wiped.
  full = { folder, file, key, rows: await readEverything(running) };
  unpacked = temporaryFolder();
  await extract({ file, cwd: unpacked });
  light = lightOf(unpacked);
  const elsewhere = join(temporaryFolder(), "elsewhere");
  const output = await restore(file, elsewhere);
  built = { dataDir: elsewhere, output: output, left: readdirSync(elsewhere).toSorted() };
  const again = copyOf(elsewhere);
  for (const name of CUT_OFF) {
    mkdirSync(join(again, name));
    writeFileSync(join(again, name, "one.tar.gz.part"), "everything");
  }
  writeFileSync(join(again, "restore-opened.tar.gz"), "everything");
  started = await openSite(again);
  open.length = 0;
}, 300_000);

const readList = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;

function lightOf(backup: string): string {
  const folder = temporaryFolder();
  const manifest = readList(backup);
  for (const path of Object.keys(manifest.files)) {
    if (path.startsWith("pgdata/") && path !== "pgdata/PG_VERSION") delete manifest.files[path];
    else cpSync(join(backup, path), join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  return folder;
}

function copyOf(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

let former: string | undefined;

/** @returns the data folder of a stopped site with another secret and another message than the backup */
async function formerSite(): Promise<string> {
  if (!former) {
    former = dirname(await emptyDatabase());
    const site = await openSite(former);
    await openDataKey(site);
    await write(site, "from before");
    await close(site);
  }
  return copyOf(former);
}

async function altered(
  change: (folder: string, manifest: Manifest) => void,
  { beside = [], from = light }: { beside?: readonly string[]; from?: string } = {},
): Promise<string> {
  const cwd = temporaryFolder();
  cpSync(from, cwd, { recursive: true });
  const manifest = readList(cwd);
  change(cwd, manifest);
  writeFileSync(join(cwd, "manifest.json"), JSON.stringify(manifest));
  const parts = readdirSync(cwd).filter((name) => name !== "manifest.json");
  const file = join(temporaryFolder(), "altered.tar.gz");
  // Uncompressed archives are faster to make.
  const options = { file, cwd, portable: true, preservePaths: true };
  await create(options, ["manifest.json", ...parts, ...beside]);
  return file;
}

test("a backup does not contain the salt of the visitor counts", () => {
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true });
  const found = files.filter(
    (file) => file.isFile() && readFileSync(join(file.parentPath, file.name)).includes(SALT),
  );
  expect(found.map(({ name }) => name)).toEqual([]);
});

test("a backup restores all rows of all tables, secret and mail from one file, on another path", async () => {
  expect(statSync(full.file).mode & 0o777).toBe(0o600);
  expect(built.output).toMatch(
    /^Restored from .*03-04-05\.tar\.gz, made 2026-01-02T03:04:05\.000Z by version \d.*: \d+ rows, also of those who deleted their account or unsubscribed since it was made \(docs\/operating\.md, "After a restore"\), into .*elsewhere\.$/,
  );
  expect(built.left).toEqual(["lock.sqlite", "mail", "pgdata", "secret"]);
  expect(await messages(started)).toEqual(["in the backup"]);
  const restored = await readEverything(started);
  // The backup leaves out the salted hashes of the day's visitors, and the salt.
  const leftOut = { "public.visit_marks": [], "public.visit_salts": [] };
  expect(restored).toEqual({ ...full.rows, ...leftOut });
  const empty = Object.keys(restored).filter((table) => restored[table]?.length === 0);
  expect(empty).toEqual(Object.keys(leftOut));
  expect(await openDataKey(started)).toBe(full.key);
  expect(readdirSync(join(started.config.dataDir, "mail"))).toEqual(["one.eml"]);
});

test(
  "a restore sets the former data aside and says where, is private, and reports a changed APP_SECRET",
  { tags: ["slow"] },
  async () => {
    const dataDir = await formerSite();
    const readable = (folder: string) => chmodSync(join(folder, "secret"), 0o666);
    const file = await altered(readable, { from: unpacked });
    const output = await restore(file, dataDir, "a-secret-that-is-another-one-altogether");
    expect(output).toMatch(/APP_SECRET is set, and is another than that of the backup/);
    const formerFolder = /kept as (\S+pgdata-before-[\dT-]+)/.exec(output)?.[1] ?? "";
    expect(output).toContain(`${dataDir}/secret-before-`);
    const restored = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((path) =>
      /^(?:secret|pgdata|mail)(?:\/|$)/.test(path),
    );
    expect(restored).toContain("secret");
    expect(restored.filter((path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0)).toEqual(
      [],
    );
    const back = join(temporaryFolder(), "back");
    mkdirSync(back);
    cpSync(formerFolder, join(back, "pgdata"), { recursive: true });
    expect(await messages(await openSite(back))).toEqual(["from before"]);
    expect(await messages(await openSite(dataDir))).toEqual(["in the backup"]);
  },
);

test("a restore without mail sets the newer mail aside too", { tags: ["slow"] }, async () => {
  const withoutMail = (folder: string, { files }: Manifest) => {
    rmSync(join(folder, "mail"), { recursive: true });
    delete files["mail/one.eml"];
  };
  const file = await altered(withoutMail, { from: unpacked });
  const dataDir = await formerSite();
  mkdirSync(join(dataDir, "mail"), { recursive: true });
  writeFileSync(join(dataDir, "mail/newer.eml"), "newer");
  await restore(file, dataDir);
  expect(readdirSync(join(dataDir, "mail"))).toEqual([]);
  const aside = readdirSync(dataDir).find((name) => name.startsWith("mail-before-")) ?? "";
  expect(readdirSync(join(dataDir, aside))).toContain("newer.eml");
});

test(
  "a backup during writes holds one moment; the last seven dated backups are kept, and no partial ones",
  { tags: ["slow"] },
  async () => {
    const dataDir = await formerSite();
    const folder = join(dataDir, "backups");
    mkdirSync(folder);
    for (let day = 1; day <= 9; day += 1)
      writeFileSync(join(folder, `2025-01-0${day}T00-00-00.tar.gz`), "");
    writeFileSync(join(folder, "2025-01-09T00-00-00.tar.gz.part"), "");
    writeFileSync(join(folder, "notes.txt"), "");
    const site = await openSite(dataDir);
    await site.database.query("create table pairs (side text, n int)");
    const enough = new AbortController();
    const pairs = async () => {
      for (let n = 0; !enough.signal.aborted; n += 1) {
        await site.database.db.transaction(async (tx) => {
          await tx.execute(`insert into pairs values ('left', ${n})`);
          await tx.execute(`insert into pairs values ('right', ${n})`);
        });
      }
    };
    const writer = pairs();
    const file = join(temporaryFolder(), "moment.tar.gz");
    const sentences = await Promise.all([backUp(site, file), backUp(site)]);
    enough.abort();
    await writer;
    expect(sentences[1]).toContain(join(folder, "2026-01-02T03-04-05.tar.gz"));
    expect(readdirSync(folder)).toEqual([
      ...[4, 5, 6, 7, 8, 9].map((day) => `2025-01-0${day}T00-00-00.tar.gz`),
      "2026-01-02T03-04-05.tar.gz",
      "notes.txt",
    ]);
    expect(existsSync(join(dataDir, "backup-unfinished"))).toBe(false);
    const restored = join(temporaryFolder(), "restored");
    await restore(file, restored);
    const { rows } = await (
      await openSite(restored)
    ).database.query(
      `select count(*) filter (where side = 'left') = count(*) filter (where side = 'right') as even,
       count(*) > 0 as some from pairs`,
    );
    expect(rows).toEqual([{ even: true, some: true }]);
  },
);

const listed = (text: string) => ({
  size: text.length,
  sha256: createHash("sha256").update(text).digest("hex"),
});

function snapshotOf(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((path) => `${path} ${statSync(join(dataDir, path)).mtimeMs}`);
}

const cut = (part: number) => () => {
  const bytes = readFileSync(full.file);
  const file = join(temporaryFolder(), "cut.tar.gz");
  writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length * part)));
  return Promise.resolve(file);
};
const otherArchive = async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, "notes.txt"), "notes");
  const file = join(cwd, "other.tar.gz");
  await create({ file, cwd, gzip: true }, ["notes.txt"]);
  return file;
};
const containing = (bytes: Buffer) => () => {
  const file = join(temporaryFolder(), "other.tar.gz");
  writeFileSync(file, bytes);
  return Promise.resolve(file);
};

test.each<[string, () => Promise<string>, RegExp]>([
  ["text", containing(Buffer.from("no archive")), /it is no whole backup/],
  ["empty", containing(Buffer.alloc(0)), /it is no whole backup/],
  ["some other archive", otherArchive, /there is no list of contents in it/],
  ["some other compressed file", containing(gzipSync("text ".repeat(999))), /no whole backup/],
  ["cut at its end", cut(0.999), /it is no whole backup/],
  ["cut in the middle", cut(0.5), /it is no whole backup/],
  [
    "of a newer format",
    () => altered((_, manifest) => Object.assign(manifest, { format: 2, version: "9.9" })),
    /it was made by a newer version of the site \(9\.9\)/,
  ],
  [
    "of a newer database",
    () => altered((_, { migrations }) => migrations.push("29990101000000-later.sql")),
    /its database is of a newer version of the site; update the site first/,
  ],
  [
    "of a version before 1.0.0",
    () => altered((_, { migrations }) => migrations.unshift("0001-ground.sql")),
    /its database is of a version before 1\.0\.0, which no later version takes over/,
  ],
  [
    "with a list that is none",
    () => altered((_, manifest) => Object.assign(manifest, { rows: "many" })),
    /its list of contents is not one of this site/,
  ],
  [
    "with a part changed",
    () =>
      altered((folder) => {
        const path = join(folder, "secret");
        writeFileSync(path, readFileSync(path, "utf8").toUpperCase().replace(/^./, "!"));
      }),
    /a part of it is not what was written/,
  ],
  [
    "with a part missing",
    () => altered((folder) => rmSync(join(folder, "mail/one.eml"))),
    /mail\/one\.eml is missing in it/,
  ],
  [
    "with a part too many",
    () => altered((folder) => writeFileSync(join(folder, "mail/two.eml"), "x")),
    /mail\/two\.eml is not in its list of contents/,
  ],
  [
    "with a part that is no site's, in its list too",
    () =>
      altered((folder, { files }) => {
        writeFileSync(join(folder, "lock.sqlite"), "x");
        files["lock.sqlite"] = listed("x");
      }),
    /lock\.sqlite does not belong in a backup/,
  ],
  [
    "with a folder that is no site's",
    () => altered((folder) => mkdirSync(join(folder, "backups"))),
    /backups does not belong in a backup/,
  ],
  [
    "with a link",
    () => altered((folder) => symlinkSync("../../outside", join(folder, "mail/link"))),
    /mail\/link does not belong in a backup/,
  ],
  [
    "with a part that leads outside",
    () =>
      altered(
        (folder, { files }) => {
          writeFileSync(join(folder, "../outside"), "x");
          files["mail/../../outside"] = listed("x");
        },
        { beside: ["mail/../../outside"] },
      ),
    /a part of it is not what was written/,
  ],
  [
    "with a part longer than it says",
    () =>
      altered((_, { files }) => {
        const mail = files["mail/one.eml"];
        if (mail) mail.size = 1;
      }),
    /a part of it is not what was written/,
  ],
  [
    "with a row less than it says",
    () => altered((_, { rows }) => (rows["public.contact_messages"] = 999), { from: unpacked }),
    /public\.contact_messages has \d+ rows, and its list of contents says 999/,
  ],
])(
  "a backup that is %s is refused with a sentence, and nothing changes",
  async (_, make, reason) => {
    const before = snapshotOf(other);
    const refused = restore(await make(), other);
    await expect(refused).rejects.toThrow(reason);
    await expect(refused).rejects.toThrow(/cannot be restored: .*\. Nothing was changed\.$/);
    expect(snapshotOf(other)).toEqual(before);
  },
);

test("a restore is refused while the site runs", async () => {
  const refused = restore(full.file, running.config.dataDir);
  await expect(refused).rejects.toThrow(/in use by another process/);
  expect(await messages(running)).toEqual(["in the backup"]);
});

test("a backup is not unpacked if the disk has too little room", async () => {
  const before = snapshotOf(other);
  vi.mocked(freeBytes).mockReturnValue(40 * 1024 * 1024);
  const refused = restore(full.file, other).finally(() => vi.mocked(freeBytes).mockReset());
  await expect(refused).rejects.toThrow(
    /^Only 40 MB are free .* needs \d+ MB\. Nothing was changed/,
  );
  expect(snapshotOf(other)).toEqual(before);
});

test("a backup for a new folder, whose name ends in a slash, gets a dated name in it", () => {
  expect(full.file).toBe(join(full.folder, "2026-01-02T03-04-05.tar.gz"));
  expect(readdirSync(full.folder)).toEqual(["2026-01-02T03-04-05.tar.gz"]);
});

test("a backup is refused if the secret does not open the site's data", async () => {
  const { config } = running;
  const appSecret = "a-secret-that-is-another-one-altogether";
  const site = { ...running, config: { ...config, appSecret } };
  await expect(backUp(site)).rejects.toThrow(/APP_SECRET is not the secret/);
  expect(existsSync(join(config.dataDir, "backup-unfinished"))).toBe(false);
  expect(readdirSync(join(config.dataDir, "backups"))).toEqual([]);
});

test("an encrypted backup is never readable at its destination", { tags: ["slow"] }, async () => {
  const { config } = running;
  const recipient = await identityToRecipient(await generateX25519Identity());
  const encrypted = { ...running, config: { ...config, backup: { recipient } } };
  const target = temporaryFolder();
  const file = await backUp(encrypted, target);
  const [readable, sealed] = vi.mocked(encryptFile).mock.calls[0] ?? ["", ""];
  expect([dirname(sealed), readdirSync(target)]).toEqual([target, [basename(file)]]);
  expect(relative(config.dataDir, readable)).toMatch(/^backup-unfinished\b/);
  expect(existsSync(readable)).toBe(false);
});

describe("an interrupted restore", { tags: ["slow"] }, () => {
  test.each([
    ["before anything was moved", () => undefined],
    [
      "between the two renames",
      (dataDir: string) => renameSync(join(dataDir, "pgdata"), join(dataDir, "pgdata-before-x")),
    ],
    [
      "after the database",
      (dataDir: string) => {
        renameSync(join(dataDir, "pgdata"), join(dataDir, "pgdata-before-x"));
        renameSync(join(dataDir, "restore-ready-x/pgdata"), join(dataDir, "pgdata"));
      },
    ],
  ])("an interrupted restore is finished by the next start: %s", async (_, until) => {
    const dataDir = await formerSite();
    const ready = join(dataDir, "restore-ready-x");
    mkdirSync(ready);
    for (const part of ["pgdata", "secret", "mail"]) {
      cpSync(join(built.dataDir, part), join(ready, part), { recursive: true });
    }
    until(dataDir);
    const site = await openSite(dataDir);
    expect(await messages(site)).toEqual(["in the backup"]);
    expect(await openDataKey(site)).toBe(full.key);
    expect(readdirSync(dataDir).filter((name) => name.includes("-before-x"))).toEqual([
      "pgdata-before-x",
      "secret-before-x",
    ]);
    expect(existsSync(ready)).toBe(false);
  });
});

test("a start refuses a folder from which a restore has set the database aside", async () => {
  const dataDir = copyOf(other);
  renameSync(join(dataDir, "pgdata"), join(dataDir, "pgdata-before-1700000000000"));
  const message = /no database in .*pgdata, but one that a restore has set aside.*mv .*pgdata/;
  await expect(openSite(dataDir)).rejects.toThrow(message);
  mkdirSync(join(dataDir, "pgdata"));
  await expect(openSite(dataDir)).rejects.toThrow(message);
});

test("the next start removes unencrypted files of a killed backup, restore or trial", () => {
  const { dataDir } = started.config;
  // A running site holds its lock by a journal.
  const kept = [...built.left, "backups", "lock.sqlite-journal"].toSorted();
  expect(readdirSync(dataDir).toSorted()).toEqual(kept);
  expect(readdirSync(join(dataDir, "backups"))).toEqual([]);
});

test(
  "a restore that is interrupted too early leaves the former data, or reports what is missing",
  { tags: ["slow"] },
  async () => {
    const dataDir = await formerSite();
    mkdirSync(join(dataDir, "restore-unfinished/pgdata"), { recursive: true });
    const site = await openSite(dataDir);
    expect(await messages(site)).toEqual(["from before"]);
    expect(existsSync(join(dataDir, "restore-unfinished"))).toBe(false);

    const empty = temporaryFolder();
    mkdirSync(join(empty, "restore-unfinished/pgdata"), { recursive: true });
    await expect(openSite(empty)).rejects.toThrow(
      /interrupted before it was complete\. Please run it again/,
    );
  },
);
