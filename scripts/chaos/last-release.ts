import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import {
  type Held,
  HOLDER,
  makeHolders,
  tryHeld,
  tryRecoveryCode,
} from "#tests/support/accounts/moved-accounts.ts";
import { clientOf, PASSWORD } from "#tests/support/accounts/client.ts";
import { leaveMessage } from "#tests/support/contact/contact-message.ts";
import { runSql } from "#tests/support/operation/maintain.ts";
import { startSite, type Site } from "#tests/support/operation/site.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { errorMessage } from "#shared/text/error-message.ts";
import { buildCheckout, checkOut, removeCheckout } from "../../tools/install/checkout.ts";
import { onBothDatabases } from "./databases.ts";

const PAGES = ["/", "/templates", "/privacy", "/readyz", "/api/v1/openapi.json"];
const REFUSES = /this version cannot work with it \((.+?)\)/;

/**
 * Matches a heading in the changelog, such as "## 1.1.0 (2027-01-31)". The commit that adds the heading is the release.
 */
const HEADING = String.raw`^## [0-9]+\.[0-9]+\.[0-9]+ \([0-9]{4}`;

/**
 * Runs the last release and this build in turns on the same data. Each must find the accounts, second factors, mailed
 * links and messages that the other has stored.
 */
export async function chaosLastRelease(): Promise<string[]> {
  const commit = findLastRelease();
  if (!commit)
    console.log("There is no earlier release: this commit is tried with itself in its place.");
  const release = checkOut(commit ?? "HEAD");
  try {
    buildCheckout(release);
    return await onBothDatabases(async (database, settings) => {
      const complaints = await thereAndBack(release, settings);
      const of = commit ? `the release of commit ${commit.slice(0, 8)}` : "this commit";
      console.log(
        `${database}: this build and ${of} in turns on the same data, ${complaints.length} complaints`,
      );
      return complaints;
    });
  } finally {
    removeCheckout(release);
  }
}

async function thereAndBack(release: string, settings: Record<string, string>): Promise<string[]> {
  const dataDir = makeTemporaryFolder("site-last-release-");
  const environment = { ...settings, DATA_DIR: dataDir, RATE_LIMITS: "off" };
  const complaints: string[] = [];
  const turn = async (name: string, folder: string, work: (site: Site) => Promise<string[]>) => {
    const broken = await takeTurn(folder, environment, work);
    complaints.push(...broken.map((what) => `${name}: ${what}`));
  };
  try {
    let held: Held | undefined;
    await turn("the release", release, async (site) => {
      held = await makeHolders(site);
      return [];
    });
    await turn("this build on the release's data", ".", (site) => tryAll(site, held));
    const refusedFor = await refusal(() =>
      turn("the release on this build's data", release, (site) => signIn(site, held?.codes[1])),
    );
    if (refusedFor)
      console.log(`The way back is broken by ${refusedFor}, and the release says so.`);
    await turn("this build once more", ".", (site) => signIn(site, held?.codes[2]));
    const count = "select count(*)::int as messages from contact_messages";
    const rows = await runSql(dataDir, count, environment);
    const wanted = refusedFor ? 3 : 4;
    if (rows[0]?.["messages"] !== wanted)
      complaints.push(
        `${String(rows[0]?.["messages"])} messages are there at the end, not ${wanted}`,
      );
    return complaints;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Starts a build, checks its pages, runs `work`, and sends a message. @returns a line for each fault */
async function takeTurn(
  folder: string,
  environment: Record<string, string>,
  work: (site: Site) => Promise<string[]>,
): Promise<string[]> {
  const site = await startSite(environment, [], [], folder);
  const broken: string[] = [];
  try {
    broken.push(...(await brokenPages(site.url)), ...(await work(site)));
    await leaveMessage(site.url);
  } catch (error) {
    broken.push(errorMessage(error));
  }
  if ((await site.stop()) !== 0) broken.push("it did not end with 0");
  return broken;
}

/**
 * Starts a build on the stored data.
 * @returns undefined if the build starts. If it refuses the data because of a migration, the name of this migration
 */
async function refusal(start: () => Promise<void>): Promise<string | undefined> {
  try {
    await start();
    return undefined;
  } catch (error) {
    const [, migration] = REFUSES.exec(errorMessage(error)) ?? [];
    if (!migration) throw error;
    return migration;
  }
}

async function tryAll(site: Site, held: Held | undefined): Promise<string[]> {
  return held ? (await tryHeld(site, held)).map((what) => `${what} does not work`) : ["no account"];
}

async function signIn(site: Site, recoveryCode: string | undefined): Promise<string[]> {
  const client = clientOf(site.url);
  const { error } = await client.signInWithPassword({ email: HOLDER, password: PASSWORD });
  return [
    ...(error ? ["the password does not work"] : []),
    ...((await tryRecoveryCode(site, recoveryCode)) ? [] : ["a recovery code does not work"]),
  ];
}

async function brokenPages(url: string): Promise<string[]> {
  const broken: string[] = [];
  for (const page of PAGES) {
    const { status } = await fetch(url + page);
    if (status !== 200) broken.push(`${page} is answered with ${status}`);
  }
  return broken;
}

/**
 * Returns the commit of the last release or, if the current commit is a release, of the release before.
 * @returns undefined if there is none, as in a shallow clone
 */
function findLastRelease(): string | undefined {
  const [newest, before] = git("log", "-2", "--format=%H", `-G${HEADING}`, "--", "CHANGELOG.md");
  return newest === git("rev-parse", "HEAD")[0] ? before : newest;
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.split("\n").filter(Boolean);
}
