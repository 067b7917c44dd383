import pg from "pg";
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { EMPTY_MESSAGE } from "#features/contact/contract.ts";
import { receiveMessage } from "#features/contact/server/service.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";

usePlatform({ rateLimits: false });

async function another(): Promise<pg.Client> {
  const { rows } = await platform.database.query("select current_database() as name");
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  url.pathname = `/${String(rows[0]?.["name"])}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  client.on("error", () => undefined);
  onTestFinished(() => client.end());
  return client;
}

const message = (n: number) => ({
  ...EMPTY_MESSAGE,
  name: "Ada",
  email: `${n}@example.com`,
  message: "m",
});

describe.runIf(process.env["TEST_DATABASE"] === "postgres")("on PostgreSQL", () => {
  test(
    "100 requests that wait for a locked table do not keep the others waiting",
    { tags: ["slow"] },
    async () => {
      const owner = await another();
      await owner.query("begin; lock table contact_messages in access exclusive mode");
      const from = { address: "192.0.2.1", key: undefined };
      const hanging = Promise.allSettled(
        Array.from({ length: 100 }, (_, n) => receiveMessage(platform, message(n), from)),
      );
      await new Promise((later) => setTimeout(later, 500));
      await platform.database.query("select 1");
      await platform.database.query("select id from templates");
      await platform.database.db.transaction((tx) =>
        tx.execute(sql`select count(*) from schedules`),
      );
      const locks = await owner.query(
        "select count(*)::int as n from pg_locks where relation = 'contact_messages'::regclass and not granted",
      );
      expect(locks.rows).toEqual([{ n: 5 }]);
      await owner.query("commit");
      const outcomes = await hanging;
      expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
    },
  );

  test("a connection that is cut in the middle of a transaction fails it, and nothing else", async () => {
    const cut = platform.database.db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as {
        rows: { pid: number }[];
      };
      await (await another()).query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      await new Promise((later) => setTimeout(later, 100));
      await tx.execute(sql`select 1`);
    });
    const error = await cut.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ cause: { code: expect.stringMatching(/^(08006|57P01)$/) } });
    expect((await platform.database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  test("the pool gets back a connection on which a transaction could not begin", async () => {
    const { database } = platform;
    const isolationLevel = "none that there is" as "serializable";
    for (let n = 0; n < 25; n++) {
      const refused = database.db.transaction(async () => undefined, { isolationLevel });
      await expect(refused).rejects.toMatchObject({ cause: { code: "42601" } });
    }
    expect((await database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  test("time limits end statements, waits for locks and idle transactions, but no statement of the operator", async () => {
    const { rows } = await platform.database.query(
      `select name, setting::int > 0 as limited from pg_settings where name in
         ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
    );
    expect(rows.map(({ limited }) => limited)).toEqual([true, true, true]);
    const limit = await platform.database.maintain("show statement_timeout");
    expect(limit.rows).toEqual([{ statement_timeout: "0" }]);
    await platform.database.maintain("vacuum contact_messages");
  });
});
