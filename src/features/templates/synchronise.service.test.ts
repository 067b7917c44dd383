import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { globSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { copyOfLibrary, fillLibrary, LIBRARY } from "#tests/support/library.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { libraryVersion } from "./server/service.ts";
import { synchroniseTemplates } from "./server/synchronise.ts";

let platform: TestPlatform;
beforeEach(async () => {
  platform = await createTestPlatform();
});

const rows = async () =>
  (await platform.database.query("select * from templates order by slug")).rows;
const version = async () =>
  Number(
    (await platform.database.query("select version from library_version")).rows[0]?.["version"],
  );
const folders = globSync("*/*/metadata.json", { cwd: LIBRARY }).toSorted();
const metadataOf = (file: string) =>
  JSON.parse(readFileSync(join(LIBRARY, file), "utf8")) as Record<string, unknown>;

test("every folder becomes a public row with the metadata's own id and words", async () => {
  await fillLibrary(platform);
  const stored = await rows();
  expect(stored).toHaveLength(folders.length);
  for (const metadata of folders.map(metadataOf)) {
    expect(stored.find((row) => row["id"] === metadata["id"])).toMatchObject({
      title: metadata["title"],
      category: metadata["category"],
      tools: metadata["tools"],
      features: metadata["features"],
      setup_minutes: metadata["setup_minutes"],
      is_public: true,
      created_at: new Date(String(metadata["created_at"])),
      metadata,
      sketch: { steps: expect.stringMatching(/^M/), signs: expect.any(Array) },
    });
  }
});

test("a second start changes nothing, so that kept pages stay kept", async () => {
  await fillLibrary(platform);
  const [before, stored] = [await version(), await rows()];
  await fillLibrary(platform);
  expect(await version()).toBe(before);
  expect(await rows()).toEqual(stored);
});

test("two replicas that start at the same moment leave one row for each template", async () => {
  await Promise.all([fillLibrary(platform), fillLibrary(platform)]);
  expect(await rows()).toHaveLength(folders.length);
});

test("a changed guide reaches the database, and the library has another version", async () => {
  const folder = copyOfLibrary();
  await synchroniseTemplates(platform, folder);
  const before = await libraryVersion(platform);
  const [file = ""] = globSync("*/*/configuration.md", { cwd: folder });
  writeFileSync(join(folder, file), "# Another guide");
  await synchroniseTemplates(platform, folder);
  expect(await libraryVersion(platform)).not.toBe(before);
  const { rows: guides } = await platform.database.query(
    "select guide from template_files where guide = '# Another guide'",
  );
  expect(guides).toHaveLength(1);
});

test("a template whose folder is gone is hidden, and public again when it is back", async () => {
  const folder = copyOfLibrary();
  await synchroniseTemplates(platform, folder);
  const [gone = ""] = folders;
  const { id } = metadataOf(gone);
  rmSync(join(folder, gone, ".."), { recursive: true });
  await synchroniseTemplates(platform, folder);
  expect((await rows()).find((row) => row["id"] === id)).toMatchObject({ is_public: false });
  await fillLibrary(platform);
  expect((await rows()).find((row) => row["id"] === id)).toMatchObject({ is_public: true });
});

test("what staff decided about is_public outlives every start", async () => {
  await fillLibrary(platform);
  const id = String(metadataOf(folders[0] ?? "")["id"]);
  await platform.database.query(
    "update templates set is_public = false, is_public_by_staff = true where id = $1",
    [id],
  );
  await fillLibrary(platform);
  expect((await rows()).find((row) => row["id"] === id)).toMatchObject({ is_public: false });
});

test("a broken metadata.json leaves out that template and no other", async () => {
  const folder = copyOfLibrary();
  writeFileSync(join(folder, folders[0] ?? ""), "{");
  await synchroniseTemplates(platform, folder);
  expect(await rows()).toHaveLength(folders.length - 1);
});
