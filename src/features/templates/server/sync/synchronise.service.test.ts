import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  addTemplate,
  copyOfLibrary,
  fillLibrary,
  LIBRARY,
  sealPassport,
} from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { showPassport } from "../passport/service.ts";
import { libraryVersion } from "../service.ts";
import { refusedFolders, synchroniseTemplates } from "./synchronise.ts";

usePlatform();

const rows = async () =>
  (await platform.database.query("select * from templates order by slug")).rows;
const version = async () =>
  Number(
    (await platform.database.query("select version from library_version")).rows[0]?.["version"],
  );
const bySlug = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  String(a["slug"]).localeCompare(String(b["slug"]));
const folders = globSync("*/*/metadata.json", { cwd: LIBRARY }).toSorted();
const metadataOf = (file: string) =>
  JSON.parse(readFileSync(join(LIBRARY, file), "utf8")) as Record<string, unknown>;
const SOME = folders.slice(0, 4).map(dirname);

test("every folder becomes a public row with the metadata's own id and words", async () => {
  await synchroniseTemplates(platform, LIBRARY);
  const stored = await rows();
  expect(stored).toHaveLength(folders.length);
  for (const metadata of folders.map(metadataOf)) {
    expect(stored.find((row) => row["id"] === metadata["id"])).toMatchObject({
      title: metadata["title"],
      category: metadata["category"],
      tools: metadata["tools"],
      features: metadata["features"],
      setup_minutes: expect.any(Number),
      is_public: true,
      created_at: new Date(String(metadata["created_at"])),
      metadata,
      sketch: { icons: expect.any(Array), end: expect.stringMatching(/./) },
    });
  }
});

test("the time to set a template up is the same on its card and in its passport", async () => {
  await fillLibrary(platform);
  for (const { slug, setup_minutes } of await rows()) {
    const { proof } = await showPassport(platform, String(slug));
    const { minutes = 0, connecting = 0 } = proof?.setup ?? {};
    expect([slug, setup_minutes]).toEqual([slug, minutes + connecting]);
  }
  const leads = (await rows()).find(({ slug }) => slug === "score-website-leads");
  expect(leads).toMatchObject({ setup_minutes: 65, metadata: { setup_minutes: 25 } });
});

test("a second start changes nothing, so that cached pages stay valid", async () => {
  const folder = copyOfLibrary(SOME);
  await synchroniseTemplates(platform, folder);
  const [before, stored] = [await version(), await rows()];
  await synchroniseTemplates(platform, folder);
  expect(await version()).toBe(before);
  expect(await rows()).toEqual(stored);
});

test("two replicas that start at the same moment leave one row for each template", async () => {
  const folder = copyOfLibrary(SOME);
  await Promise.all([
    synchroniseTemplates(platform, folder),
    synchroniseTemplates(platform, folder),
  ]);
  expect(await rows()).toHaveLength(SOME.length);
});

test("a changed guide reaches the database, and the library has another version", async () => {
  const folder = copyOfLibrary(SOME);
  await synchroniseTemplates(platform, folder);
  const before = await libraryVersion(platform);
  const [file = ""] = globSync("*/*/configuration.md", { cwd: folder });
  writeFileSync(join(folder, file), "# Another guide");
  sealPassport(join(folder, dirname(file)));
  await synchroniseTemplates(platform, folder);
  expect(await libraryVersion(platform)).not.toBe(before);
  const { rows: guides } = await platform.database.query(
    "select guide from template_files where guide = '# Another guide'",
  );
  expect(guides).toHaveLength(1);
});

const isPublic = async (id: unknown) =>
  (await rows()).find((row) => row["id"] === id)?.["is_public"];
const show = (id: unknown, value: boolean) =>
  platform.database.query("update templates set is_public = $2 where id = $1", [id, value]);
const [first = ""] = folders;
const { id: firstId } = metadataOf(first);

test("a start does not change is_public, also of a changed template", async () => {
  const folder = copyOfLibrary(SOME);
  await synchroniseTemplates(platform, folder);
  await show(firstId, false);
  await synchroniseTemplates(platform, folder);
  expect(await isPublic(firstId)).toBe(false);
  writeFileSync(join(folder, first, "../configuration.md"), "# Another guide");
  sealPassport(join(folder, dirname(first)));
  await synchroniseTemplates(platform, folder);
  expect(await isPublic(firstId)).toBe(false);
});

test("a template whose folder is removed is hidden once, and stays visible if staff show it again", async () => {
  const folder = copyOfLibrary(SOME);
  await synchroniseTemplates(platform, folder);
  rmSync(join(folder, first, ".."), { recursive: true });
  await synchroniseTemplates(platform, folder);
  expect(await isPublic(firstId)).toBe(false);
  await show(firstId, true);
  await synchroniseTemplates(platform, folder);
  expect(await isPublic(firstId)).toBe(true);
  await show(firstId, false);
  await synchroniseTemplates(platform, copyOfLibrary(SOME));
  expect(await isPublic(firstId)).toBe(false);
  const { rows: files } = await platform.database.query(
    "select workflow from template_files where template_id = $1",
    [firstId],
  );
  expect(files).toHaveLength(1);
});

test("a row without a folder is left unchanged, public or hidden", async () => {
  const shown = await addTemplate(platform);
  const hidden = await addTemplate(platform, { is_public: false });
  const before = (await rows()).toSorted(bySlug);
  const folder = copyOfLibrary(SOME);
  await synchroniseTemplates(platform, folder);
  await synchroniseTemplates(platform, folder);
  const after = (await rows()).filter(({ id }) => id === shown.id || id === hidden.id);
  expect(after.toSorted(bySlug)).toEqual(before);
});

test("a folder whose slug another row has is skipped and logged, and the start goes on", async () => {
  await addTemplate(platform, { slug: String(metadataOf(first)["slug"]) });
  const errors: unknown[] = [];
  platform.log.error = (details: unknown) => void errors.push(details);
  await synchroniseTemplates(platform, copyOfLibrary(SOME));
  expect(await rows()).toHaveLength(SOME.length);
  expect(errors).toMatchObject([{ template: first.replace("/metadata.json", "") }]);
});

test.each(["aa_copy", "zz_copy"])(
  "a copy %s of a folder is refused because of its id, and the folder stays listed",
  async (name) => {
    const folder = copyOfLibrary(SOME);
    await synchroniseTemplates(platform, folder);
    const before = await version();
    const copy = join(dirname(dirname(first)), name);
    cpSync(join(folder, dirname(first)), join(folder, copy), { recursive: true });
    writeFileSync(join(folder, copy, "configuration.md"), "# Another guide");
    sealPassport(join(folder, copy));
    await synchroniseTemplates(platform, folder);
    expect(refusedFolders(platform)).toEqual([
      { path: copy, why: `it has the id of the folder ${dirname(first)}` },
    ]);
    expect(await isPublic(firstId)).toBe(true);
    expect(await version()).toBe(before);
  },
);

test("a copy of a broken folder is refused, and the template stays hidden until its folder is mended", async () => {
  const folder = copyOfLibrary(SOME);
  await synchroniseTemplates(platform, folder);
  const copy = join(dirname(dirname(first)), "zz_copy");
  cpSync(join(folder, dirname(first)), join(folder, copy), { recursive: true });
  rmSync(join(folder, dirname(first), "passport.json"));
  await synchroniseTemplates(platform, folder);
  expect(await isPublic(firstId)).toBe(false);
  expect(refusedFolders(platform)).toEqual([
    { path: dirname(first), why: expect.stringMatching(/has no passport/) },
    { path: copy, why: `it is a copy of the folder ${dirname(first)}` },
  ]);
  await synchroniseTemplates(platform, copyOfLibrary(SOME));
  expect(await isPublic(firstId)).toBe(true);
});

const breaks: [what: string, breakIt: (folder: string) => void, why: RegExp][] = [
  ["no passport", (folder) => rmSync(join(folder, "passport.json")), /has no passport/],
  ["an unreadable passport", (folder) => writeFileSync(join(folder, "passport.json"), "{"), /read/],
  [
    "a red passport",
    (folder) => sealPassport(folder, { verdict: "red", findings: ["It says “undefined”."] }),
    /red: It says “undefined”/,
  ],
  [
    "the passport of another guide",
    (folder) => writeFileSync(join(folder, "configuration.md"), "# Another guide"),
    /another configuration\.md/,
  ],
  ["broken metadata", (folder) => writeFileSync(join(folder, "metadata.json"), "{"), /metadata/],
];

test.each(breaks)("a folder with %s is not listed until it is mended", async (_, breakIt, why) => {
  const folder = copyOfLibrary(SOME);
  await synchroniseTemplates(platform, folder);
  breakIt(join(folder, dirname(first)));
  await synchroniseTemplates(platform, folder);
  const hidden = (await rows()).filter((row) => row["is_public"] === false);
  expect(hidden).toMatchObject([{ id: firstId }]);
  expect(refusedFolders(platform)).toEqual([
    { path: dirname(first), why: expect.stringMatching(why) },
  ]);
  await synchroniseTemplates(platform, copyOfLibrary(SOME));
  expect(await isPublic(firstId)).toBe(true);
  expect(refusedFolders(platform)).toEqual([]);
});

test("a folder that is mended stays hidden when staff had hidden it", async () => {
  const folder = copyOfLibrary(SOME);
  await synchroniseTemplates(platform, folder);
  await show(firstId, false);
  rmSync(join(folder, dirname(first), "passport.json"));
  await synchroniseTemplates(platform, folder);
  await synchroniseTemplates(platform, copyOfLibrary(SOME));
  expect(await isPublic(firstId)).toBe(false);
});

test("without a library folder the table stays unchanged", async () => {
  await synchroniseTemplates(platform, copyOfLibrary(SOME));
  await synchroniseTemplates(platform, join(LIBRARY, "no-such-folder"));
  const shown = (await rows()).filter((row) => row["is_public"] === true);
  expect(shown).toHaveLength(SOME.length);
});
