import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { afterCommit } from "./after-commit.ts";

usePlatform();

test("a transaction fails if one of its statements failed, even if the code caught the error", async () => {
  const { db } = platform.database;
  // Repeated, because timing may matter: pg reports the failed statement first, and the transaction's state a moment
  // later.
  for (let n = 0; n < 50; n += 1) {
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`insert into rate_limits (key, points) values ('a', 1)`);
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    const error: unknown = await work.catch((caught: unknown) => caught);
    expect(error instanceof Error && (error.cause ?? error)).toMatchObject({ code: "25P02" });
  }
  expect((await platform.database.query("select key from rate_limits")).rows).toEqual([]);
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).resolves.toBeDefined();
});

test("work that waits for the commit runs after it, and not for a savepoint that was rolled back", async () => {
  const done: string[] = [];
  const later = (tx: Parameters<typeof afterCommit>[0], what: string) =>
    afterCommit(tx, () => void done.push(what));
  await platform.database.db.transaction(async (tx) => {
    later(tx, "whole");
    await tx.transaction(async (part) => later(part, "part"));
    const refused = tx.transaction(async (part) => {
      later(part, "refused");
      throw new Error("refused");
    });
    await refused.catch(() => undefined);
    expect(done).toEqual([]);
  });
  expect(done).toEqual(["whole", "part"]);
  later(platform.database.db, "at once");
  expect(done).toEqual(["whole", "part", "at once"]);
});
