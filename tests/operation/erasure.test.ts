import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fileAnnotations } from "#platform/database/personal-data/file-annotations.ts";
import { signUpOn } from "../support/accounts/site-accounts.ts";
import { maintain } from "../support/operation/maintain.ts";
import { restore } from "../support/operation/restore-rounds.ts";
import { freshDataDir, startSite } from "../support/operation/site.ts";
import { leaveMessage } from "../support/contact/contact-message.ts";

const EMAIL = "erased-marker@example.com";
const OTHER = "stays-marker@example.com";

/** Files below a folder in which an address stands as it is, in the order of their names. */
function filesWith(address: string, folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(address))
    .map((path) => path.slice(folder.length + 1));
}

const unknownFiles = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => !fileAnnotations.some(([known]) => known.test(name)));

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
    // The planner's statistics hold frequent values.
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

    expect(await restore(file, dataDir)).toMatchObject({ code: 0 });
    expect(filesWith(EMAIL, join(dataDir, "pgdata")).length).toBeGreaterThan(0);
    const again = await startSite(settings);
    expect(unknownFiles(dataDir)).toEqual([]);
    expect((await run("show", EMAIL)).output).toContain("Nothing is stored about this address.");
    expect((await run("show", OTHER)).output).toContain("[erased] told me about you.");
    expect(filesWith(EMAIL, dataDir)).toEqual([]);
    expect(again.log.join("\n")).toContain("who was erased since is erased again");
    expect(await again.stop()).toBe(0);
  },
);
