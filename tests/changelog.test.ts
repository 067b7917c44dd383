import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sections = readFileSync("CHANGELOG.md", "utf8").split(/^## /m).slice(1);

test("the changelog begins with the unreleased changes, followed by the version of this code", () => {
  const [unreleased = "", newest = ""] = sections;
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(unreleased).toMatch(/^Unreleased\n/);
  expect(newest.split("\n")[0]?.replace(/ \(\d{4}-\d\d-\d\d\)$/, "")).toBe(version);
});

test("each version says what changes for an operator, and what there is to do", () => {
  for (const section of sections) {
    const headings = section.split("\n").filter((line) => line.startsWith("### "));
    expect(headings).toEqual(["### What changes for you", "### To do"]);
  }
});
