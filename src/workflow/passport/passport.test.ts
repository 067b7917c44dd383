import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { PASSPORT_FILES, type PassportFile } from "./files.ts";
import { readPassport } from "./passport.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("hex")}`;
const folders = globSync("templates/*/*/passport.json").map(dirname).toSorted();

function filesOf(folder: string) {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const texts = Object.fromEntries(PASSPORT_FILES.map((name) => [name, read(name)]));
  return { text: read("passport.json"), texts: texts as Record<PassportFile, string> };
}

test.each(folders)("%s has a green passport of exactly its files", (folder) => {
  const { text, texts } = filesOf(folder);
  const passport = readPassport(text, texts, hash);
  expect(passport.releases.length).toBeGreaterThan(1);
  expect(passport.faults?.made).toBeGreaterThan(5);
  for (const { seen } of passport.messages)
    for (const { message } of seen) expect(message.text).not.toMatch(/\bundefined\b/);
});

const [first = ""] = folders;

test.each(PASSPORT_FILES)("a change of %s makes the passport another's", (name) => {
  const { text, texts } = filesOf(first);
  expect(() => readPassport(text, { ...texts, [name]: `${texts[name]} ` }, hash)).toThrow(
    `Its passport is of another ${name}.`,
  );
});

test("a passport whose own checksum is wrong is refused", () => {
  const { text, texts } = filesOf(first);
  const changed = text.replace(/"checksum": "sha256-\w/, '"checksum": "sha256-_'.replace("_", "0"));
  const other =
    changed === text ? text.replace(/"checksum": "sha256-0/, '"checksum": "sha256-1') : changed;
  expect(() => readPassport(other, texts, hash)).toThrow("is not that of its files");
});
