import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { extract } from "tar";
import { expect, onTestFinished, test } from "vitest";
import type { Kind } from "#content/site/stored-data.ts";
import { PASSWORD } from "../support/accounts/client.ts";
import { signUpOn, tokenOf } from "../support/accounts/site-accounts.ts";
import { maintain } from "../support/operation/maintain.ts";
import { restore } from "../support/operation/restore-rounds.ts";
import { freshDataDir, startSite, type Site } from "../support/operation/site.ts";
import { makeTemporaryFolder } from "../support/temporary.ts";
import { leaveMessage } from "../support/contact/contact-message.ts";

const EMAIL = "erased-marker@example.com";
const OTHER = "stays-marker@example.com";
const LAST = "last-marker@example.com";

function filesWith(address: string, folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(address))
    .map((path) => path.slice(folder.length + 1));
}

function filesIn(backup: string, address: string): string[] {
  const folder = makeTemporaryFolder("site-unpacked-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  extract({ file: backup, cwd: folder, sync: true });
  return filesWith(address, folder);
}

/** Deletes an account as the account page does. */
async function eraseOwnAccount(site: Site, email: string): Promise<void> {
  const token = await tokenOf(await signUpOn(site, email));
  const answer = await fetch(`${site.url}/api/account`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ password: PASSWORD, everything: true }),
  });
  expect(await answer.json()).toMatchObject({ erased: { wiped: "soon" } });
}

/**
 * Contents of the files in the data folder, by a pattern of the file's name. For the database, annotations of its
 * tables say what it contains.
 */
const FILES_OF_THE_DATA_FOLDER: readonly (readonly [
  name: RegExp,
  holds: Kind | "database" | "not personal",
])[] = [
  [/^pgdata$/, "database"],
  [/^mail$/, "outbox"],
  [/^backups$/, "backups"],
  [/^(?:pgdata|mail|secret)-before-/, "backups"],
  [/^erasures\.jsonl$/, "erasures"],
  [/^endings\.jsonl$/, "suppressions"],
  [/^(?:secret|lock|control)/, "not personal"],
];

const unknownFiles = (dataDir: string) =>
  readdirSync(dataDir).filter(
    (name) => !FILES_OF_THE_DATA_FOLDER.some(([known]) => known.test(name)),
  );

test(
  "an erased person is in no file, and no request shows them after a restore",
  { tags: ["slow"], timeout: 120_000 },
  async () => {
    const dataDir = freshDataDir();
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const settings = { DATA_DIR: dataDir, RATE_LIMITS: "off", STAFF_EMAIL: "team@example.com" };
    const site = await startSite(settings);
    const run = (...args: string[]) => maintain("privacy", dataDir, "", {}, args);
    await signUpOn(site, EMAIL);
    await leaveMessage(site.url, { email: EMAIL });
    await leaveMessage(site.url, { email: OTHER, message: `${EMAIL} told me about you.` });
    // `analyze` makes PostgreSQL store frequent values, such as the person's email address, in its statistics.
    await maintain("sql", dataDir, "analyze");
    const file = join(dataDir, "backups", "before.tar.gz");
    expect(await maintain("backup", dataDir, "", {}, [file])).toMatchObject({ code: 0 });
    expect(filesWith(EMAIL, dataDir).length).toBeGreaterThan(2);

    const erased = await run("erase", EMAIL);
    expect(erased).toMatchObject({ code: 0, output: expect.stringContaining("Accounts: ") });
    expect(filesWith(EMAIL, dataDir)).toEqual([]);
    expect(site.log.filter((line) => line.includes("erased-marker"))).toEqual([]);
    expect((await run("show", OTHER)).output).toContain("[erased] told me about you.");
    expect(await site.stop()).toBe(0);
    expect(filesWith(EMAIL, dataDir)).toEqual([]);

    const later = join(dataDir, "backups", "later.tar.gz");
    const last = await startSite(settings);
    await leaveMessage(last.url, { email: LAST });
    await eraseOwnAccount(last, LAST);
    expect(await maintain("backup", dataDir, "", {}, [later])).toMatchObject({ code: 0 });
    expect(filesIn(later, LAST)).toEqual([]);
    expect(filesWith(LAST, dataDir)).toEqual([]);
    expect(await last.stop()).toBe(0);

    expect(await restore(file, dataDir)).toMatchObject({ code: 0 });
    expect(filesWith(EMAIL, join(dataDir, "pgdata")).length).toBeGreaterThan(0);
    const again = await startSite(settings);
    expect(unknownFiles(dataDir)).toEqual([]);
    expect((await run("show", EMAIL)).output).toContain("Nothing is stored about this address.");
    expect((await run("show", OTHER)).output).toContain("[erased] told me about you.");
    expect(filesWith(EMAIL, dataDir)).toEqual([]);
    expect(again.log.join("\n")).toContain("erasures since the backup were repeated");
    expect(await again.stop()).toBe(0);
  },
);
