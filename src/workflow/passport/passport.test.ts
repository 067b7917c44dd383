import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { TEMPLATES, type TemplateFiles } from "#tests/support/library-files.ts";
import { PASSPORT_FILES, type PassportFile } from "./files.ts";
import { readPassport } from "./passport.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("hex")}`;

function filesOf({ text }: TemplateFiles) {
  const texts = Object.fromEntries(PASSPORT_FILES.map((name) => [name, text(name)]));
  return { text: text("passport.json"), texts: texts as Record<PassportFile, string> };
}

test.each(TEMPLATES)("%s has a green passport of exactly its files", (template) => {
  const { text, texts } = filesOf(template);
  const passport = readPassport(text, texts, hash);
  expect(passport.releases.length).toBeGreaterThan(1);
  expect(passport.faults?.made).toBeGreaterThan(5);
  for (const { seen } of passport.messages)
    for (const { message } of seen) expect(message.text).not.toMatch(/\bundefined\b/);
});

const first = TEMPLATES[0]!;

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
