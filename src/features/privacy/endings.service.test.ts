import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { staffCommand } from "#features/auth/server/flows/staff-command.ts";
import { accountOf, deleteAccount } from "#features/auth/server/service.ts";
import { recordGivenUp } from "#features/outbox/server/service.ts";
import {
  resubscribe,
  followLink,
  requestSubscription,
} from "#features/newsletter/server/service.ts";
import { runCommand } from "#main/commands.ts";
import { endedTables, type EndedTable } from "#platform/database/personal-data/ended-tables.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import { joinStaff, makeAccount, PASSWORD } from "#tests/support/accounts/accounts.ts";
import { platform, site, startAccountSite } from "#tests/support/accounts/account-site.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { storeMessage } from "#tests/support/contact/stored-message.ts";
import { eraseMessage, replayEndings } from "./server/service.ts";

const EMAIL = "ada@example.com";

let dataDir: string;
beforeEach(async () => {
  dataDir = makeTemporaryFolder("site-endings-");
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await startAccountSite({ dataDir, rateLimits: false });
});

const ENDS: Record<EndedTable, { begin: () => Promise<unknown>; end: () => Promise<unknown> }> = {
  "accounts.users": {
    begin: () => makeAccount(platform, site.client(), EMAIL),
    end: async () => {
      const client = site.client();
      const { data } = await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
      const account = await accountOf(platform, data.session?.access_token, site.origin);
      await deleteAccount(platform, account, { password: PASSWORD }, "");
    },
  },
  "accounts.staff": {
    begin: () => joinStaff(platform, site.client(), EMAIL),
    end: () => staffCommand(platform, ["remove", EMAIL]),
  },
  "public.contact_messages": {
    begin: () => storeMessage(platform, { email: "", phone: "0171 3920044" }),
    end: async () => {
      const { rows } = await platform.database.query("select id from contact_messages");
      const by = { made_by: "command", made_by_user: null } as const;
      await eraseMessage(platform, String(rows[0]?.["id"]), by);
    },
  },
  "public.newsletter_subscriptions": { begin: subscribe, end: unsubscribe },
  "public.suppressions": {
    begin: subscribe,
    end: () =>
      platform.database.db.transaction((tx) =>
        recordGivenUp(
          platform,
          tx,
          { kind: "newsletter_welcome", recipient: EMAIL } as MailDelivery,
          "recipient_unknown",
        ),
      ),
  },
};

async function subscribe(): Promise<void> {
  platform.travelTo("2026-11-20T09:00:00Z");
  await platform.database.db.transaction((tx) =>
    requestSubscription(platform, tx, EMAIL, { source: "download", page: "/", words: "Yes" }),
  );
  await platform.runJobs();
  await followLink(platform, "confirm", tokenOf("confirm"));
}

async function unsubscribe(): Promise<void> {
  await followLink(platform, "unsubscribe", tokenOf("unsubscribe"));
}

const tokenOf = (purpose: string) =>
  new RegExp(`/newsletter/${purpose}\\?token=(\\S+)`).exec(
    platform.sent.map(({ text }) => text).join("\n"),
  )?.[1] ?? "";

type Rows = Record<string, Record<string, unknown>[]>;
const tables = [...(Object.keys(endedTables) as EndedTable[]), "public.newsletter_consents"];

async function dump(): Promise<Rows> {
  const found: Rows = {};
  for (const table of tables) {
    const { rows } = await platform.database.query(
      `select to_jsonb(own) as row from ${table} as own order by 1`,
    );
    found[table] = rows.map(({ row }) => row as Record<string, unknown>);
  }
  return found;
}

async function restore(rows: Rows): Promise<void> {
  for (const table of tables) {
    await platform.database.query(`delete from ${table}`);
  }
  for (const table of tables.toSorted((one) => (one === "accounts.users" ? -1 : 0))) {
    await platform.database.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows[table])],
    );
  }
}

test.each(Object.keys(ENDS) as EndedTable[])(
  "an ending in %s is repeated on restored data, however often the site starts",
  async (table) => {
    await ENDS[table].begin();
    const before = await dump();
    await ENDS[table].end();
    const ended = await dump();
    expect(ended[table]).not.toEqual(before[table]);
    expect(readFileSync(join(dataDir, "endings.jsonl"), "utf8")).not.toContain(EMAIL);
    expect(await replayEndings(platform)).toBe(0);

    await restore(before);
    expect(await replayEndings(platform)).toBeGreaterThan(0);
    expect(await dump()).toEqual(ended);
    expect(await replayEndings(platform)).toBe(0);
  },
);

test("somebody who subscribed again stays subscribed after a start and after a restore", async () => {
  await subscribe();
  await unsubscribe();
  const silenced = await dump();
  expect(await resubscribe(platform, tokenOf("unsubscribe"), EMAIL)).toBe(true);
  const begun = (await dump())["public.suppressions"];
  expect(begun).toEqual([]);
  expect(await replayEndings(platform)).toBe(0);
  await restore(silenced);
  await replayEndings(platform);
  expect((await dump())["public.suppressions"]).toEqual([]);
});

test("somebody who became staff again stays staff", async () => {
  await ENDS["accounts.staff"].begin();
  await staffCommand(platform, ["remove", EMAIL]);
  await staffCommand(platform, ["add", EMAIL]);
  const again = await dump();
  expect(await replayEndings(platform)).toBe(0);
  expect(await dump()).toEqual(again);
});

test("a list kept elsewhere works too, and a truncated last line is ignored", async () => {
  await subscribe();
  const before = await dump();
  await unsubscribe();
  const ended = await dump();
  const run = (stdin: string, ...args: string[]) =>
    runCommand(platform, { name: "privacy", args, stdin });
  const { output } = await run("", "erased");
  rmSync(join(dataDir, "endings.jsonl"));
  await restore(before);
  expect(await run(`${output}{"table":"publ`, "replay")).toMatchObject({ exitCode: 0 });
  expect(await dump()).toEqual(ended);
});

test("a start without changes does not rewrite the list, to which another replica may append", async () => {
  await subscribe();
  await unsubscribe();
  const path = join(dataDir, "endings.jsonl");
  const before = statSync(path).ino;
  await replayEndings(platform);
  expect(statSync(path).ino).toBe(before);
});

test("lines that another replica appends during a start are kept", async () => {
  await subscribe();
  await unsubscribe();
  const path = join(dataDir, "endings.jsonl");
  const [line = ""] = readFileSync(path, "utf8").split("\n");
  const other = JSON.stringify({ ...JSON.parse(line), key: "other" });
  // The last line of endings.jsonl, the list of ended subscriptions and accounts, is cut off, as after a crash. At the
  // next start, the site therefore writes the file again.
  appendFileSync(path, '{"table":"publ');
  mkdirSync(`${path}.part`);
  const { db } = platform.database;
  const select = vi.spyOn(db, "execute").mockImplementationOnce((statement) => {
    select.mockRestore();
    writeFileSync(path, `${line}\n${other}\n{"table":"publ`);
    return db.execute(statement);
  });
  await replayEndings(platform);
  const written = readFileSync(path, "utf8");
  expect(written).toContain('"other"');
  expect(written).not.toMatch(/publ$/);
});

test("an ending that cannot be listed is logged, and takes effect", async () => {
  await subscribe();
  mkdirSync(join(dataDir, "endings.jsonl"));
  await unsubscribe();
  expect((await dump())["public.newsletter_subscriptions"]).toEqual([]);
});
