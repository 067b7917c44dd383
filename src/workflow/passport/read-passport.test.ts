import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { PASSPORT_FILES, type PassportFile } from "./files.ts";
import { readPassport } from "./read-passport.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("hex")}`;
const files = TEMPLATES[0]!;
const passport = files.text("passport.json");
const texts = Object.fromEntries(PASSPORT_FILES.map((name) => [name, files.text(name)])) as Record<
  PassportFile,
  string
>;

test("a passport whose checksums are those of the files is read", () => {
  expect(readPassport(passport, texts, hash)).toMatchObject({ verdict: "green", findings: [] });
});

test.each(PASSPORT_FILES)("a passport is refused after a change of %s", (name) => {
  expect(() => readPassport(passport, { ...texts, [name]: `${texts[name]} ` }, hash)).toThrow(
    `Its passport is of another ${name}.`,
  );
});

test("a passport whose own checksum is wrong is refused", () => {
  const other = passport.replace(/"checksum": "sha256-\w{8}/, '"checksum": "sha256-00000000');
  expect(() => readPassport(other, texts, hash)).toThrow("is not that of its files");
});
