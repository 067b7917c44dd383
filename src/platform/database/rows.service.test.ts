import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { rowsOf } from "./rows.ts";
import { people } from "./schema/people.ts";

const rows = rowsOf(people);

usePlatform();

test("a row is stored, found, changed and removed", async () => {
  const { db } = platform.database;
  const stored = await rows.insert(db, { email: "ada@example.com", last_at: platform.now() });
  expect(await rows.insertNew(db, stored)).toBeUndefined();
  expect(await rows.find(db, { email: "ada@example.com", merged_into: null })).toEqual(stored);
  expect(await rows.update(db, stored.id, { name: "Ada" })).toEqual({ ...stored, name: "Ada" });
  expect(await rows.lock(db, stored.id)).toMatchObject({ name: "Ada" });
  expect(await rows.remove(db, stored.id)).toMatchObject({ name: "Ada" });
  expect(await rows.remove(db, stored.id)).toBeUndefined();
});

test("a selection by an undefined value is an error", async () => {
  const { db } = platform.database;
  const stored = await rows.insert(db, { email: "ada@example.com", last_at: platform.now() });
  await expect(rows.remove(db, { email: undefined })).rejects.toThrow("no value of email");
  await expect(rows.remove(db, {})).rejects.toThrow("no column says");
  expect(await rows.find(db, stored.id)).toEqual(stored);
});

test("a change raises the version of its row alone, and rows are locked by id", async () => {
  const { db } = platform.database;
  const at = { last_at: platform.now() };
  const ada = await rows.insert(db, { email: "ada@example.com", ...at });
  const bob = await rows.insert(db, { email: "bob@example.com", ...at });
  const changed = await rows.change(db, ada.id, { name: "Ada" });
  expect(changed).toEqual({ ...ada, name: "Ada", version: ada.version + 1 });
  const locked = await rows.lockAll(db, [bob.id, ada.id]);
  expect(locked).toEqual(
    new Map([
      [ada.id, changed],
      [bob.id, bob],
    ]),
  );
  expect(await rows.lockAll(db, [])).toEqual(new Map());
});

test("rows are listed in the order of a column", async () => {
  const { db } = platform.database;
  const at = { last_at: platform.now() };
  const bob = await rows.insert(db, { email: "bob@example.com", name: "B", ...at });
  const ada = await rows.insert(db, { email: "ada@example.com", name: "B", ...at });
  const eve = await rows.insert(db, { email: "eve@example.com", name: "A", ...at });
  expect(await rows.list(db, "all", ["email"])).toEqual([ada, bob, eve]);
  expect(await rows.list(db, "all", ["name", "email"])).toEqual([eve, ada, bob]);
  expect(await rows.list(db, { name: "B" }, ["email"])).toEqual([ada, bob]);
  await expect(rows.list(db, {}, ["email"])).rejects.toThrow("no column says");
});
