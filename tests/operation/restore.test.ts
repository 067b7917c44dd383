import { generateX25519Identity, identityToRecipient } from "age-encryption";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeAt, stepAt } from "#features/auth/server/factors/codes/totp.ts";
import { clientOf, PASSWORD, type Client } from "../support/accounts/accounts.ts";
import { mailTo } from "../support/mail/mails.ts";
import { maintain } from "../support/operation/maintain.ts";
import { restore, restoreRounds } from "../support/operation/restore-rounds.ts";
import { signUpOn } from "../support/accounts/site-accounts.ts";
import {
  freshDataDir,
  PREPARED_DATA,
  prepareData,
  startSite,
  type Site,
} from "../support/operation/site.ts";
import { startSmtp } from "../support/mail/smtp.ts";
import { startPgBouncer } from "../support/pgbouncer.ts";
import { createScratchDatabase } from "../support/scratch-database.ts";
import { makeTemporaryFolder } from "../support/temporary.ts";
import { leaveMessage } from "../support/contact/contact-message.ts";

const EMAIL = "ada@example.com";
const OTHER = "grace@example.com";
const STAFF = "team@example.com";
const MESSAGES = ["first", "second", "third"];

const COUNTS = `select (select count(*)::int from accounts.users) as users,
  (select count(*)::int from accounts.factors) as factors,
  (select count(*)::int from accounts.recovery_codes) as codes,
  (select count(*)::int from contact_messages) as messages,
  (select count(*)::int from deliveries where state <> 'sent') as waiting`;

let folder: string;
/** A backup of a site with accounts, messages and mail that could not be sent. */
let file: string;
let counts: Record<string, unknown>;
/** What the person of the account has. */
let person: { totp: string; codes: string[]; link: string };
/** What was said when it was restored into `restored`, which nobody changes. */
let said: Awaited<ReturnType<typeof restore>>;
let restored: string;
/** What others than the owner could read of a folder that was open to all before its site was started. */
const readable: string[] = [];
/** Nobody listens on port 1. */
const OFFLINE = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "hello@example.com" };

beforeAll(async () => {
  folder = makeTemporaryFolder("site-whole-");
  file = join(folder, "whole.tar.gz");
  const dataDir = freshDataDir();
  mkdirSync(join(dataDir, "backups"), { recursive: true });
  for (const path of ["", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })])
    open(join(dataDir, path));
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: "off", STAFF_EMAIL: STAFF };
  const site = await startSite(settings);
  const client = await signUpOn(site, EMAIL);
  const { data } = await client.mfa.enroll({ factorType: "totp" });
  const totp = data?.type === "totp" ? data.totp.secret : "";
  await showCode(client, totp, 0);
  const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
  await signUpOn(site, OTHER);
  await clientOf(site.url).resetPasswordForEmail(OTHER);
  const { link } = await mailTo(dataDir, OTHER, "password");
  person = { totp, codes, link };
  await site.stop();
  readable.push(...openIn(dataDir));
  const offline = await startSite({ ...settings, ...OFFLINE });
  for (const message of MESSAGES) await leaveMessage(offline.url, { message });
  const saved = await maintain("backup", dataDir);
  expect(saved).toMatchObject({ code: 0, output: expect.stringContaining("Saved to ") });
  counts = await countsOf(dataDir);
  readable.push(...openIn(dataDir));
  cpSync(lastBackup(dataDir), file);
  await offline.stop();
  rmSync(dataDir, { recursive: true });
  restored = join(folder, "elsewhere");
  said = await restore(file, restored);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder of that name, into which the backup was restored. */
function restoredAs(name: string): string {
  const dataDir = join(folder, name);
  cpSync(restored, dataDir, { recursive: true });
  return dataDir;
}

function lastBackup(dataDir: string): string {
  return join(dataDir, "backups", readdirSync(join(dataDir, "backups")).at(-1) ?? "");
}

/** Of a site that runs. */
async function countsOf(dataDir: string): Promise<Record<string, unknown>> {
  return (await maintain("sql", dataDir, COUNTS)).rows[0] ?? {};
}

/** Shows a code of the app. @param later so many steps: none is accepted twice */
async function showCode(client: Client, secret: string, later: number): Promise<void> {
  const factors = (await client.mfa.listFactors()).data?.all ?? [];
  const factorId = factors.find(({ factor_type }) => factor_type === "totp")?.id ?? "";
  const code = codeAt(secret, stepAt(new Date()) + later);
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

const levelOf = async (client: Client) =>
  (await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;

/** Signed in with the password. */
async function signedIn(site: Site): Promise<Client> {
  const client = clientOf(site.url);
  const { error } = await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  if (error) throw error;
  return client;
}

test("restored elsewhere from the one file, everybody gets in, and what waited is sent", async () => {
  expect(counts).toEqual({ users: 2, factors: 2, codes: 10, messages: 3, waiting: 3 });
  expect(said).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored from .* into .*elsewhere\.\n$/),
  });
  const dataDir = restoredAs("opened");
  const server = await startSmtp();
  const site = await startSite({
    DATA_DIR: dataDir,
    SMTP_URL: server.url,
    MAIL_FROM: "hello@example.com",
    STAFF_EMAIL: STAFF,
  });
  expect(await countsOf(dataDir)).toEqual({ ...counts, waiting: expect.any(Number) });
  const client = await signedIn(site);
  expect(await levelOf(client)).toBe("aal1");
  await showCode(client, person.totp, 1);
  expect(await levelOf(client)).toBe("aal2");
  const phoneless = await signedIn(site);
  const verified = await phoneless.mfa.recoveryCodes.verify({ code: person.codes[0] ?? "" });
  expect(verified.error).toBeNull();
  expect(await levelOf(phoneless)).toBe("aal2");
  const fragment = new URLSearchParams(URL.parse(person.link)?.hash.slice(1));
  const opened = await clientOf(site.url).verifyOtp({
    type: "recovery",
    token_hash: fragment.get("token_hash") ?? "",
  });
  expect(opened.data.user?.email).toBe(OTHER);
  // What waited, and the notice that a recovery code was used.
  const expected = [...MESSAGES.map(() => STAFF), EMAIL].toSorted();
  const received = () => server.received.flatMap(({ to }) => to).toSorted();
  await expect.poll(received).toEqual(expected);
  expect(await site.stop()).toBe(0);
  await server.close();
}, 120_000);

test("a new secret costs nobody anything, and the old one starts no site any more", async () => {
  const dataDir = restoredAs("rotated");
  const old = join(folder, "old-secret");
  cpSync(join(dataDir, "secret"), old);
  const rotated = await maintain("secret", dataDir, "", {}, ["rotate"]);
  expect(rotated).toMatchObject({ code: 0, output: expect.stringContaining("was changed") });
  const site = await startSite({ DATA_DIR: dataDir });
  // Again, while it runs, to one that is chosen.
  const chosen = "the-secret-that-the-operator-has-chosen";
  expect(await maintain("secret", dataDir, "short\n", {}, ["rotate"])).toMatchObject({
    code: 1,
    output: "The new secret must have at least 32 characters.\n",
  });
  expect((await maintain("secret", dataDir, `${chosen}\n`, {}, ["rotate"])).code).toBe(0);
  await site.stop();
  const again = await startSite({ DATA_DIR: dataDir, APP_SECRET: chosen });
  const phoneless = await signedIn(again);
  const { error } = await phoneless.mfa.recoveryCodes.verify({ code: person.codes[1] ?? "" });
  expect(error).toBeNull();
  await again.stop();
  cpSync(old, join(dataDir, "secret"));
  const refused = startSite({ DATA_DIR: dataDir });
  await expect(refused).rejects.toThrow(/The file "secret" in .* is missing, or is not that of/);
  await expect(refused).rejects.not.toThrow(/ {4}at /);
  // Whoever has lost it altogether begins anew, with the data.
  const forgotten = await maintain("secret", dataDir, "", {}, ["forget"]);
  expect(forgotten).toMatchObject({ code: 0, output: expect.stringContaining("signs in anew") });
  const anew = await startSite({ DATA_DIR: dataDir });
  expect(await levelOf(await signedIn(anew))).toBe("aal1");
  await anew.stop();
}, 180_000);

test("encrypted, copied elsewhere and tried, a backup comes back with its identity alone", async () => {
  const dataDir = restoredAs("encrypting");
  const identity = await generateX25519Identity();
  const key = join(folder, "key");
  writeFileSync(key, `${identity}\n`);
  const elsewhere = join(folder, "off-site");
  mkdirSync(elsewhere);
  const encrypting = await startSite({
    ...OFFLINE,
    DATA_DIR: dataDir,
    BACKUP_RECIPIENT: await identityToRecipient(identity),
    BACKUP_COMMAND: `cp -t ${elsewhere}`,
  });
  const saved = await maintain("backup", dataDir);
  expect(saved).toMatchObject({ code: 0, output: expect.stringContaining("It is encrypted") });
  const [name = ""] = readdirSync(elsewhere);
  expect(readdirSync(join(dataDir, "backups"))).toEqual([name]);
  const tried = await maintain("backup", dataDir, "", {}, ["--try"]);
  expect(tried).toMatchObject({
    code: 0,
    output: expect.stringMatching(/is encrypted; one like it was restored .* and is whole\.\n$/),
  });
  expect(readdirSync(dataDir)).not.toContain("restore-tried");
  await encrypting.stop();

  const copy = join(elsewhere, name);
  const target = join(folder, "decrypted");
  expect(await restore(copy, target)).toMatchObject({
    code: 1,
    output: expect.stringContaining("is encrypted. Name the identity that opens it"),
  });
  expect((await restore(copy, target, "--identity", key)).code).toBe(0);
  const site = await startSite({ ...OFFLINE, DATA_DIR: target });
  expect(await countsOf(target)).toEqual(counts);
  expect(readdirSync(target)).not.toContain("restore-opened.tar.gz");

  // Without encryption the file itself is tried; one that is cut is told.
  await maintain("backup", target);
  const own = lastBackup(target);
  expect(await maintain("backup", target, "", {}, ["--try"])).toMatchObject({
    code: 0,
    output: `${own} was restored into a scratch folder: it is whole.\n`,
  });
  truncateSync(own, 10_000);
  expect(await maintain("backup", target, "", {}, ["--try"])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/cannot be restored: it is no whole backup/),
  });
  await site.stop();
}, 180_000);

const server = process.env["TEST_DATABASE_URL"];

test.runIf(server)(
  "a backup of PostgreSQL is tried in a scratch folder where its role may make no database",
  async () => {
    const database = await createScratchDatabase("tried");
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query("drop role if exists tried_owner");
    await admin.query("create role tried_owner login password 'quiet wires hum'");
    await admin.query("alter database tried owner to tried_owner");
    const url = Object.assign(new URL(database.url), {
      username: "tried_owner",
      password: "quiet wires hum",
    });
    const dataDir = makeTemporaryFolder("site-tried-");
    const settings = { DATABASE_URL: url.href, APP_SECRET: "a secret of a site that is tried out" };
    expect(await maintain("backup", dataDir, "", settings)).toMatchObject({ code: 0 });
    // Through a pooler that knows no other, too.
    const pooler = await startPgBouncer(server ?? "", "tried");
    const pooled = { ...settings, DATABASE_URL: pooler?.through(database.url) ?? url.href };
    expect(await maintain("backup", dataDir, "", pooled, ["--try"])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/was restored into a scratch folder: it is whole\.\n$/),
    });
    await pooler?.stop();
    expect(readdirSync(dataDir)).toEqual(["backups", "lock.sqlite"]);

    // The same file is the way back to the embedded database.
    const dump = lastBackup(dataDir);
    const back = join(folder, "back");
    expect(await restore(dump, back)).toMatchObject({ code: 0 });
    const site = await startSite({ DATA_DIR: back });
    await leaveMessage(site.url, { message: "after the way back" });
    expect((await fetch(`${site.url}/templates`)).status).toBe(200);
    expect(await site.stop()).toBe(0);

    const scratch = "select 1 from pg_database where datname = 'restore_tried_tried'";
    expect((await admin.query(scratch)).rows).toEqual([]);
    await database.drop();
    await admin.query("drop role tried_owner");
    await admin.end();
    rmSync(dataDir, { recursive: true });
  },
  180_000,
);

test("what is no backup is refused at once, and everything stays as it was", async () => {
  const dataDir = restoredAs("refusing");
  const snapshot = () =>
    readdirSync(dataDir, { recursive: true, encoding: "utf8" })
      .toSorted()
      .map((path) => `${path} ${statSync(join(dataDir, path)).mtimeMs}`);
  const before = snapshot();
  const { code, output } = await restore("README.md", dataDir);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^README\.md cannot be restored: it is no whole backup .*\n$/),
  ]);
  expect((await restore("docs", dataDir)).output).toMatch(/^docs is a folder\. Name the .*\n$/);
  expect((await restore("nowhere.tar.gz", dataDir)).output).toMatch(
    /^There is no file nowhere\.tar\.gz\. Name the backup: .*\n$/,
  );
  expect(snapshot()).toEqual(before);
}, 90_000);

/* Longer: npm run drill -- restore */
test("kill -9 in the middle of a restore leaves what was there or what the backup has", async () => {
  const { before, after, complaints } = await restoreRounds(1);
  expect(complaints).toEqual([]);
  expect(before + after).toBe(2);
  expect(after).toBeGreaterThan(0);
}, 240_000);

test("everything in the data folder is its owner's alone, where it was open before and from a first start on", async () => {
  expect(readable).toEqual([]);
  if (!existsSync(PREPARED_DATA)) await prepareData();
  expect(openIn(PREPARED_DATA)).toEqual([]);
}, 120_000);

function open(path: string): void {
  chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
}

/** What others than the owner may do anything with. */
function openIn(dataDir: string): string[] {
  return ["", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })].filter(
    (path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0,
  );
}
