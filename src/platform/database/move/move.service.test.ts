import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { logInto } from "#tests/support/mail/mail-site.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import {
  plantEveryTable,
  plantPerson,
  readEverything,
} from "#tests/support/privacy/plant-person.ts";
import { createScratchDatabase, type ScratchDatabase } from "#tests/support/scratch-database.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { runCommand } from "#main/commands.ts";
import { openPostgres } from "../postgres/postgres.ts";
import { moveTo } from "./move.ts";
import { refuseMoved } from "./moved.ts";
import { finishTarget, requireVersion, type Target } from "./target.ts";

vi.mock(import("./target.ts"), { spy: true });

const isEmbedded = process.env["TEST_DATABASE"] === "embedded";

const TAG = `Ada "Ü" \\ {a,b} '' \t\n NULL 🙂`;

let platform: TestPlatform;
let dataDir: string;
let target: ScratchDatabase;
const calls: string[] = [];
const background = {
  stop: async () => void calls.push("stop"),
  start: async () => void calls.push("start"),
};

beforeEach(async () => {
  dataDir = makeTemporaryFolder("move-");
  mkdirSync(join(dataDir, "pgdata"));
  platform = await createTestPlatform({ dataDir });
  calls.length = 0;
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const write = () =>
  platform.database.query(
    "insert into web_vitals (day, page, metric, value, rating) values (now(), '/', 'LCP', 0.1 + 0.2, 'good')",
  );

async function onTarget(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

describe.runIf(isEmbedded && process.env["TEST_DATABASE_URL"])("into PostgreSQL", () => {
  beforeEach(async () => {
    target = await createScratchDatabase(`move_${process.pid}`);
  });

  afterEach(async () => {
    await platform.database.refuseWrites?.(false);
    await target.drop();
  });

  test("a move copies all rows of all tables and the sequences, and afterwards the site no longer writes here", async () => {
    await plantEveryTable(platform, { addresses: ["ada@example.com"], tag: TAG });
    await write();
    const { query } = platform.database;
    await query("update templates set metadata = 'null'");
    await query("update people set lead_state = 'won', lead_amount = 900, lead_on = current_date");
    const lines: Record<string, unknown>[] = [];
    const logged = { ...platform, log: logInto(lines) };
    const output = await moveTo(target.url, logged, background);
    expect(lines.at(-1)).toMatchObject({
      level: 40,
      to: expect.stringMatching(/^move_\d+ at /) as unknown,
      msg: "moved: nothing is written here any more",
    });
    expect(output).toMatch(
      /^Moved to move_\d+ at .* rows of \d+ tables, .* \(\d+ were there already\)/,
    );
    expect(calls).toEqual(["stop"]);

    const database = await openPostgres({ url: target.url, log: platform.log });
    try {
      const moved = await readEverything({ ...platform, database });
      expect(moved).toEqual(await readEverything(platform));
      // The move leaves out the salted hashes of the day's visitors, and the salt.
      const empty = Object.keys(moved).filter((table) => moved[table]?.length === 0);
      expect(empty).toEqual(["public.visit_marks", "public.visit_salts"]);
      expect((await database.query("select id from web_vitals")).rows).toHaveLength(2);
      await database.query(
        "insert into accounts.audit_log (at, action) values (now(), 'signed_in')",
      );
    } finally {
      await database.close();
    }
    await expect(write()).rejects.toMatchObject({ code: "25006" });
    expect(() => refuseMoved(dataDir)).toThrow(/was moved to move_\d+ at .* set DATABASE_URL/);
    await expect(moveTo(target.url, platform, background)).rejects.toThrow(/holds rows already/);
  });

  test(
    "after an interrupted move the site writes again, no site starts on the target, and the next call continues the move",
    { tags: ["slow"] },
    async () => {
      await plantPerson(platform, { addresses: ["ada@example.com"], tag: TAG });
      const { maintain, query } = platform.database;
      await query("insert into data_key (sealed_key) values ('by the former secret')");
      const dies: typeof maintain = (sql) =>
        /::text as c0.* from public\.schedules|from public\.contact_messages where/.test(sql)
          ? Promise.reject(new Error("cut off"))
          : maintain(sql);
      const cut = { ...platform, database: { ...platform.database, maintain: dies } };
      await expect(moveTo(target.url, cut, background)).rejects.toThrow("cut off");
      expect(calls).toEqual(["stop", "start"]);
      await write();
      refuseMoved(dataDir);
      await expect(openPostgres({ url: target.url, log: platform.log })).rejects.toThrow(
        /move into this database is not finished/,
      );
      await query("update data_key set sealed_key = 'by the next secret'");
      const output = await moveTo(target.url, platform, background);
      const [, unchanged] = /\((\d+) were there already\)/.exec(output) ?? [];
      expect(Number(unchanged)).toBeGreaterThan(0);
      expect(await onTarget("select count(*)::int from web_vitals")).toEqual([{ count: 1 }]);
      expect(await onTarget("select to_regnamespace('site_move') as left")).toEqual([
        { left: null },
      ]);
    },
  );

  test("after the database died during a move, mail and jobs continue", async () => {
    const { maintain } = platform.database;
    let isDead = false;
    const database = {
      ...platform.database,
      maintain: ((sql) =>
        isDead ? Promise.reject(new Error("it died")) : maintain(sql)) as typeof maintain,
      refuseWrites: async (on: boolean) => {
        if (!on) throw new Error("it is dead");
        isDead = true;
      },
    };
    await expect(moveTo(target.url, { ...platform, database }, background)).rejects.toThrow(
      "it died",
    );
    expect(calls).toEqual(["stop", "start"]);
  });

  describe("if the answer to the last statement is lost", () => {
    const lost = async (at: Target, tables: never, done: boolean) => {
      const { finishTarget: real } =
        await vi.importActual<typeof import("./target.ts")>("./target.ts");
      if (done) await real(at, tables);
      throw new Error("lost");
    };

    test("and the statement was carried out, the site is moved", async () => {
      vi.mocked(finishTarget).mockImplementationOnce((at, tables) =>
        lost(at, tables as never, true),
      );
      expect(await moveTo(target.url, platform, background)).toMatch(/^Moved to/);
      expect(calls).toEqual(["stop"]);
      expect(() => refuseMoved(dataDir)).toThrow(/was moved/);
    });

    test("and the statement was not carried out, the site writes again", async () => {
      vi.mocked(finishTarget).mockImplementationOnce((at, tables) =>
        lost(at, tables as never, false),
      );
      await expect(moveTo(target.url, platform, background)).rejects.toThrow("lost");
      expect(calls).toEqual(["stop", "start"]);
      refuseMoved(dataDir);
      await write();
    });

    test("and the target does not answer, nothing is written until the move is repeated", async () => {
      vi.mocked(finishTarget).mockImplementationOnce((at, tables) => {
        at.query = () => Promise.reject(new Error("away"));
        return lost(at, tables as never, false);
      });
      await expect(moveTo(target.url, platform, background)).rejects.toThrow(/repeat the move/);
      expect(calls).toEqual(["stop"]);
      expect(() => refuseMoved(dataDir)).toThrow(/was moved/);
      await expect(write()).rejects.toMatchObject({ code: "25006" });
      expect(await moveTo(target.url, platform, background)).toMatch(/^Moved to/);
    });
  });

  test.each([
    ["create table guests (name text)", /has a table of something else \(public\.guests\)/],
    [
      "create table templates (id int); insert into templates values (1)",
      /holds rows already \(public\.templates\)/,
    ],
    ["create table templates (id int)", /./],
    [
      "create schema site_move; create table site_move.unfinished as select 'other' as source",
      /unfinished move of another site/,
    ],
  ])(
    "a target that already has data is refused, and nothing changes here: %s",
    async (sql, reason) => {
      await onTarget(sql);
      await expect(moveTo(target.url, platform, background)).rejects.toThrow(reason);
      expect(calls).toEqual([]);
      await write();
    },
  );
});

test.runIf(!isEmbedded)(
  "a move from PostgreSQL is refused, and the message names the programs to use instead",
  async () => {
    await expect(moveTo("postgres://x", platform, background)).rejects.toThrow(/use pg_dump/);
  },
);

test("a move is refused for a server that is too old, a wrong address and an unreachable one", async () => {
  expect(() => requireVersion(140_012, "site at x")).toThrow(
    "The server of site at x is PostgreSQL 14; the site needs 15 or newer. Nothing was changed.",
  );
  requireVersion(150_000, "site at x");
  if (!isEmbedded) return;
  await expect(moveTo("https://x", platform, background)).rejects.toThrow(/^Usage: npm run move/);
  await expect(moveTo(undefined, platform, background)).rejects.toThrow(/^Usage: npm run move/);
  const closed = moveTo("postgres://u:secret@127.0.0.1:1/x", platform, background);
  await expect(closed).rejects.toThrow(/cannot be opened: .* check the target's address/);
  await expect(closed).rejects.not.toThrow(/secret/);
  // All users of the machine can read a command's arguments, so the URL comes by standard input.
  const stdin = "postgres://u:secret@127.0.0.1:1/y\n";
  expect(await runCommand(platform, { name: "move", args: [], stdin })).toEqual({
    exitCode: 1,
    output: expect.stringMatching(/cannot be opened/) as unknown,
  });
});
