import { expect, test } from "vitest";
import type { Db } from "#platform/database/database.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { addressOf } from "./address.ts";
import { locate } from "./locate-store.ts";

test("searches for people run one after the other, so that many at once leave the database to others", async () => {
  const platform = await createTestPlatform();
  const { db } = platform.database;
  const searched: string[] = [];
  const search = (name: string) => {
    const watched: Pick<Db, "execute"> = {
      execute: (statement) => {
        if (searched.at(-1) !== name) searched.push(name);
        return db.execute(statement);
      },
    };
    const address = addressOf(platform, `${name}@example.org`);
    if (!address) throw new Error("no address");
    return locate(watched as Db, address);
  };
  await Promise.all([search("ada"), search("bob"), search("eve")]);
  expect(searched).toEqual(["ada", "bob", "eve"]);
});
