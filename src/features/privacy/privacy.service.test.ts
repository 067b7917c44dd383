import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { retention } from "#content/site/privacy.ts";
import { runCommand } from "#main/commands.ts";
import { jobs } from "#main/jobs.ts";
import { detectLead } from "#features/leads/server/service.ts";
import { followLink, requestSubscription } from "#features/newsletter/server/service.ts";
import { subscriptionLink } from "#features/newsletter/server/link.ts";
import { createFolderMailbox } from "#platform/mail/create-mailbox.ts";
import { keepTables } from "#tests/support/faults/tables.ts";
import { logInto } from "#tests/support/mail/mail-site.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { slowOn } from "#tests/support/slow-on.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { parseErasures } from "./server/erasure/erased-list.ts";
import { erasePerson, replayErasures, showPerson, showToStaff } from "./server/service.ts";
import { receive } from "#tests/support/contact/receive.ts";

const ADA = "ada@example.com";
const BY = { made_by: "command", made_by_user: null } as const;
const SESSION = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11";

let dataDir: string;
let platform: TestPlatform;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  dataDir = makeTemporaryFolder("site-privacy-");
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  lines = [];
  const mailbox = createFolderMailbox(join(dataDir, "mail"));
  const changes = { dataDir, staffEmail: "team@example.com", rateLimits: false };
  platform = await createTestPlatform(changes, { mailbox, log: logInto(lines) });
});

const write = (email: string, message = "Please call me.", at = platform) =>
  receive(at, { email, message });
const mails = () => readdirSync(join(dataDir, "mail"));
const run = (...args: string[]) => runCommand(platform, { name: "privacy", args, stdin: "" });

test("the page shows everything that a person left, with emails and mentions", async () => {
  await write("Ada@Example.com");
  await detectLead(platform, SESSION, ["I am ada@example.com, yes please"]);
  await write("bob@example.com", "Ask ada@example.com, not bada@example.com.");
  await write("bob@example.com", "Never ask bäada@example.com or đada@example.com.");
  await platform.runJobs();
  const shown = await showPerson(platform, " ADA@example.com ");
  expect(shown.email).toBe(ADA);
  expect(shown.stored.map(({ what }) => what)).toEqual([
    "Contact messages",
    "Chat leads",
    "Weekly tips",
    "Emails, and what was passed on to our own tools",
    "Who wrote to us",
  ]);
  expect(shown.mentions).toBe(1);
  expect(shown.mails).toHaveLength(3);
});

test("an erasure removes rows, stored emails, waiting emails, log lines, and the name in other people's texts", async () => {
  await write(ADA);
  await platform.runJobs();
  await write(ADA);
  await write("bob@example.com", `Ask ${ADA}, not bada@example.com.`);
  const result = await erasePerson(platform, ADA, BY);
  expect(result.erased).toEqual([
    { what: "Who wrote to us", count: 1 },
    { what: "Emails, and what was passed on to our own tools", count: 3 },
    { what: "Contact messages", count: 2 },
    { what: "Entries of others, the address taken out", count: 1 },
    { what: "Emails kept as files", count: 1 },
  ]);
  expect(mails()).toEqual([]);
  expect(await platform.runJobs()).toBe(1);
  const { rows } = await platform.database.query("select message from contact_messages");
  expect(rows).toEqual([{ message: "Ask [erased], not bada@example.com." }]);
  expect(JSON.stringify(lines)).not.toContain(ADA);
  expect(readFileSync(join(dataDir, "erasures.jsonl"), "utf8")).not.toContain(ADA);
});

test("an erasure takes the address out of texts that have to stay unique", async () => {
  await write(ADA);
  await platform.database.query("insert into accounts.users (email) values ('bob@example.com')");
  await platform.database.query(
    `insert into accounts.factors (user_id, factor_type, friendly_name, status, created_at, updated_at)
     select id, 'totp', name, 'unverified', now(), now()
     from accounts.users, unnest(array['Phone of ${ADA}', 'Phone of ${ADA.toUpperCase()}']) as name`,
  );
  await erasePerson(platform, ADA, BY);
  const { rows } = await platform.database.query("select friendly_name from accounts.factors");
  for (const row of rows) expect(row["friendly_name"]).toMatch(/^Phone of \[erased \w{8}\]$/);
  expect(rows).toHaveLength(2);
});

test.runIf(process.env["TEST_DATABASE"] === "embedded")(
  "erased values are wiped from statistics and indexes by the job, and only then",
  async () => {
    await write(ADA);
    await write(ADA);
    const { query } = platform.database;
    const known = async () =>
      (
        await query("select tablename from pg_stats where most_common_vals::text like $1", [
          `%${ADA}%`,
        ])
      ).rows;
    await query("analyze");
    expect(await known()).toContainEqual({ tablename: "contact_messages" });
    const files = async () =>
      (await query("select relfilenode from pg_class where relname = 'people_email_key'")).rows;
    const before = await files();
    expect(await erasePerson(platform, ADA, BY)).toMatchObject({ wiped: "soon" });
    expect(await files()).toEqual(before);
    await jobs["wipe-erased"]?.run(platform);
    expect(await known()).toEqual([]);
    const wiped = await files();
    expect(wiped).not.toEqual(before);
    await jobs["wipe-erased"]?.run(platform);
    expect(await files()).toEqual(wiped);
  },
);

test("all mentions of a person are counted, and staff get links to the newest", async () => {
  const { query } = platform.database;
  await query(
    `insert into contact_messages (name, email, phone, message, service, created_at)
     select 'Bob', 'bob@example.com', '', 'Ask ada@example.com', 'general', now() - make_interval(hours => n)
     from generate_series(1, 250) as n`,
  );
  expect(await showPerson(platform, ADA)).toMatchObject({ mentions: 250 });
  const { mentions, mentioned } = await showToStaff(platform, ADA);
  expect(mentions).toBe(250);
  const { rows } = await query(
    "select id from contact_messages order by created_at desc limit 200",
  );
  expect(mentioned.map(({ to }) => to)).toEqual(
    rows.map(({ id }) => `/admin/messages/${String(id)}`),
  );
});

test("a stored email about several people is deleted with each of them; a waiting one then lists the others", async () => {
  for (let count = 1; count <= 5; count += 1) await write(`${count}@example.com`);
  await write(ADA, "What Ada wrote.");
  await write("bob@example.com", "What Bob wrote.");
  platform.travelTo(new Date(platform.now().getTime() + 6 * 60_000));
  await platform.runJobs();
  const storedMails = () =>
    mails().map((name) => readFileSync(join(dataDir, "mail", name), "utf8"));
  expect(storedMails().join("")).toContain("What Ada wrote.");
  await erasePerson(platform, ADA, BY);
  expect(storedMails().join("")).not.toContain("What Ada wrote.");

  for (let count = 1; count <= 5; count += 1) await write(`${count}@example.org`);
  await write(ADA, "What Ada wrote.");
  await write("eve@example.com", "What Eve wrote.");
  await erasePerson(platform, ADA, BY);
  platform.travelTo(new Date(platform.now().getTime() + 6 * 60_000));
  await platform.runJobs();
  expect(storedMails().join("")).toContain("What Eve wrote.");
  expect(storedMails().join("")).not.toContain("What Ada wrote.");
});

async function subscribeAndLeave(): Promise<void> {
  const { db, query } = platform.database;
  const wish = { source: "download", page: "/templates/a", words: "Yes." } as const;
  await db.transaction((tx) => requestSubscription(platform, tx, ADA, wish));
  const { rows } = await query("select id from newsletter_subscriptions");
  for (const purpose of ["confirm", "unsubscribe"] as const) {
    const link = subscriptionLink(platform, purpose, String(rows[0]?.["id"]));
    const token = new URL(link, "http://localhost").searchParams.get("token") ?? "";
    expect(await followLink(platform, purpose, token)).toBe(true);
  }
}

const tablesShown = async () =>
  (await showPerson(platform, ADA)).stored.flatMap(({ tables }) => Object.keys(tables));

test("a former subscriber sees the proof of consent and the suppression; after an erasure the suppression stays", async () => {
  await subscribeAndLeave();
  expect(await tablesShown()).toEqual(
    expect.arrayContaining(["Proof of a consent that has ended", "No email"]),
  );
  await erasePerson(platform, ADA, BY);
  expect(await tablesShown()).toEqual(["No email"]);
  await platform.database.db.transaction((tx) =>
    requestSubscription(platform, tx, ADA, { source: "download", page: "/", words: "" }),
  );
  expect(await platform.runJobs()).toBe(0);
  await runCommand(platform, { name: "mail", args: ["allow", ADA], stdin: "" });
  expect(await tablesShown()).toEqual([]);
});

test(
  "a replayed erasure also deletes restored rows that hold only a hash of the person",
  { tags: slowOn("embedded") },
  async () => {
    await subscribeAndLeave();
    await platform.database.query("delete from deliveries");
    const backup = await keepTables(platform);
    onTestFinished(() => backup.drop());
    await erasePerson(platform, ADA, BY);
    await backup.restore();
    expect(await replayErasures(platform)).toBe(1);
    expect(await tablesShown()).toEqual(["No email"]);
  },
);

test("a start adds missing erasures to the list, and does not rewrite a complete list", async () => {
  await write(ADA);
  await erasePerson(platform, ADA, BY);
  const path = join(dataDir, "erasures.jsonl");
  const list = readFileSync(path, "utf8");
  rmSync(path);
  expect(await replayErasures(platform)).toBe(0);
  expect(readFileSync(path, "utf8")).toBe(list);
  const { ino } = statSync(path);
  expect(await replayErasures(platform)).toBe(0);
  expect(statSync(path).ino).toBe(ino);
});

test(
  "an erasure is not repeated after the period for which its record stays",
  { tags: ["slow"] },
  async () => {
    platform.travelTo("2026-11-20T09:00:00Z");
    await write(ADA);
    await erasePerson(platform, ADA, BY);
    const { output: list } = await run("erased");
    rmSync(join(dataDir, "erasures.jsonl"));
    await platform.database.query("delete from erasures");
    await write(ADA);
    const later = new Date("2026-11-21T09:00:00Z");
    later.setMonth(later.getMonth() + retention.erasureMonths);
    platform.travelTo(later);
    expect(await replayErasures(platform, parseErasures(list))).toBe(0);
    expect((await showPerson(platform, ADA)).stored).not.toEqual([]);
    platform.travelTo("2026-11-21T09:00:00Z");
    expect(await replayErasures(platform, parseErasures(list))).toBe(1);
    expect((await showPerson(platform, ADA)).stored).toEqual([]);
  },
);

test("an erasure says how the rows leave the database's files", async () => {
  await write(ADA);
  const wiped = process.env["TEST_DATABASE"] === "embedded" ? "soon" : "by-server";
  expect(await erasePerson(platform, ADA, BY)).toMatchObject({ wiped });
});

test.each(["before", "after"])(
  "an email whose person is erased right %s its sending leaves nothing behind",
  async (when) => {
    await write(ADA);
    const folder = createFolderMailbox(join(dataDir, "mail"));
    const mailbox: typeof folder = {
      ...folder,
      async send(mail, options) {
        if (when === "before") await erasePerson(platform, ADA, BY);
        const sent = await folder.send(mail, options);
        if (when === "after") await erasePerson(platform, ADA, BY);
        mkdirSync(join(dataDir, "mail"), { recursive: true });
        return sent;
      },
    };
    const sender = await createReplica({ dataDir, staffEmail: "team@example.com" }, { mailbox });
    expect(await sender.runJobs()).toBe(1);
    expect((await platform.database.query("select * from deliveries")).rows).toEqual([]);
    expect(mails()).toEqual([]);
  },
);

test(
  "restored data is erased again before the site serves, and nobody else's is",
  { tags: slowOn("embedded") },
  async () => {
    platform.travelTo("2026-11-20T08:00:00Z");
    await write(ADA);
    await write("bob@example.com", `Ask ${ADA}.`);
    const backup = await keepTables(platform);
    onTestFinished(() => backup.drop());
    mkdirSync(join(dataDir, "mail"), { recursive: true });
    platform.travelTo("2026-11-20T09:00:00Z");
    await erasePerson(platform, ADA, BY);
    await backup.restore();
    const mail = `Subject: x\nTo: team@example.com\nCc: root@localhost\n\nFrom ada=40example.com\n`;
    writeFileSync(join(dataDir, "mail", "2026-11-20T08-00-00.000Z-restored.eml"), mail);
    expect((await showPerson(platform, ADA)).stored).not.toEqual([]);

    expect(await replayErasures(platform)).toBe(1);
    expect((await showPerson(platform, ADA)).stored).toEqual([]);
    expect(mails()).toEqual([]);
    const { rows } = await platform.database.query("select email, message from contact_messages");
    expect(rows).toEqual([{ email: "bob@example.com", message: "Ask [erased]." }]);
    await write(ADA);
    expect(await replayErasures(platform)).toBe(0);
    expect((await showPerson(platform, ADA)).stored).toHaveLength(3);
  },
);

test(
  "a list kept elsewhere erases restored data too; without a list nobody is erased",
  { tags: slowOn("embedded") },
  async () => {
    await write(ADA);
    const backup = await keepTables(platform);
    onTestFinished(() => backup.drop());
    await run("erase", ADA);
    const { output: list } = await run("erased");
    await backup.restore();
    rmSync(join(dataDir, "erasures.jsonl"));
    expect(await replayErasures(platform)).toBe(0);
    expect((await showPerson(platform, ADA)).stored).not.toEqual([]);
    const replay = (stdin: string) =>
      runCommand(platform, { name: "privacy", args: ["replay"], stdin });
    expect(await replay(list)).toEqual({ exitCode: 0, output: "Erased again: 1" });
    expect((await showPerson(platform, ADA)).stored).toEqual([]);
    expect(await replay(list)).toMatchObject({
      output: "The database knows all of these already.",
    });
    expect(await replay("{}")).toMatchObject({ exitCode: 1 });
  },
);

test("npm run privacy shows, exports and erases, and states its limits", async () => {
  await write(ADA);
  expect(await run("show", ADA)).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/^ada@example\.com\n\nContact messages \(1\)/),
  });
  const { output } = await run("export", ADA);
  expect(JSON.parse(output)).toMatchObject({
    stored: [
      { what: "Contact messages", tables: { Messages: [{ Email: ADA }] } },
      { what: "Emails, and what was passed on to our own tools" },
      { what: "Who wrote to us" },
    ],
  });
  expect(await run("erase", ADA)).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/Contact messages: 1/),
  });
  expect(await run("show", ADA)).toMatchObject({
    output: expect.stringContaining("Nothing is stored about this address."),
  });
  for (const args of [[], ["show"], ["show", "ada"], ["erase", ADA, "now"], ["delete", ADA]]) {
    expect(await run(...args)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining("Usage: npm run privacy"),
    });
  }
});

test("staff must be removed from staff before they can be erased", async () => {
  await runCommand(platform, { name: "staff", args: ["add", ADA], stdin: "" });
  expect(await run("erase", ADA)).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("npm run staff remove"),
  });
});
