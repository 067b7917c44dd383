import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "#content/site/brand.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { licenseText } from "./license-file.ts";

test("the license of every template is written out, in the words of the site's own", () => {
  const [, ...own] = readFileSync("LICENSE", "utf8").split(/^Copyright .*$/m);
  expect(TEMPLATES.length).toBeGreaterThan(50);
  for (const template of TEMPLATES) {
    const text = licenseText(template.text("metadata.json"));
    expect(text?.split(/^Copyright .*$/m).slice(1)).toEqual(own);
    expect(text).toMatch(new RegExp(`^Copyright \\(c\\) 20\\d\\d ${brand.name}$`, "m"));
  }
});

test("another author is the holder, and another license is left to its author", () => {
  const metadata = { licence: "MIT", author: "Ada Example", created_at: "2026-03-01" };
  expect(licenseText(JSON.stringify(metadata))).toContain("Copyright (c) 2026 Ada Example\n");
  expect(licenseText(JSON.stringify({ ...metadata, licence: "CC0-1.0" }))).toBeUndefined();
  expect(licenseText("no JSON")).toBeUndefined();
});
