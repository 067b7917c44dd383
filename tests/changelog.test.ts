import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Lock = { version: string; packages: { "": { version: string } } };

const sections = readFileSync("CHANGELOG.md", "utf8").split(/^## /m).slice(1);
const released = sections.slice(1).map((section) => {
  const [, version = "", day = ""] = /^(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)\n/.exec(section) ?? [];
  return { version, day, section };
});

test("the changelog begins with the unreleased changes, followed by the version of this code", () => {
  const [unreleased = ""] = sections;
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(unreleased).toMatch(/^Unreleased\n/);
  expect(released[0]?.version).toBe(version);
  const locked = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  expect([locked.version, locked.packages[""].version]).toEqual([version, version]);
});

test("each released version has a date, and the newest stands first", () => {
  const days = released.map(({ day }) => day);
  expect(released.filter(({ version, day }) => !version || !day)).toEqual([]);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("a version with something to do has a new first number", () => {
  const small = released.filter(
    ({ version, section }) =>
      !version.endsWith(".0.0") && /^- /m.test(section.split("\n### To do\n")[1] ?? ""),
  );
  expect(small.map(({ version }) => version)).toEqual([]);
});

test("each version says what changes for an operator, and what there is to do", () => {
  for (const section of sections) {
    const headings = section.split("\n").filter((line) => line.startsWith("### "));
    expect(headings).toEqual(["### What changes for you", "### To do"]);
  }
});
