import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Passport } from "#workflow/passport/passport.ts";
import { soundReleases } from "../../passport/wording.ts";
import { differencesIn } from "./releases.tsx";

const passports = globSync("templates/*/*/passport.json").map((path) =>
  Passport.parse(JSON.parse(readFileSync(path, "utf8"))),
);
const [first] = passports;
const [newest] = first!.releases;

const release = (n8n: string, ...situations: string[]) => ({
  ...newest!,
  n8n,
  deviations: situations.map((situation) => ({ situation, how: ["“Tell” does not run"] })),
});

test("the verdict names every release in which all went as recorded, and no other", () => {
  const releases = [release("2.41.1"), release("2.0.0", "nobody answers"), release("2.20.0")];
  expect(soundReleases({ ...first!, releases: [releases[0]!, ...releases.slice(1)] })).toBe(
    "n8n 2.41.1 and n8n 2.20.0",
  );
});

test("a release that differs is named with its situations, and with the release to use instead", () => {
  const passport = (...releases: ReturnType<typeof release>[]) =>
    ({ ...first!, releases }) as Passport;
  expect(differencesIn(passport(release("2.41.1"), release("2.0.0")))).toEqual([]);
  expect(differencesIn(passport(release("2.41.1"), release("2.0.0", "nobody answers")))).toEqual([
    "In n8n 2.0.0 it does something else in this situation: “nobody answers”. If that matters to you, use n8n 2.41.1.",
  ]);
  expect(differencesIn(passport(release("2.41.1"), release("2.0.0", "one", "two")))).toEqual([
    "In n8n 2.0.0 it does something else in these situations: “one”, “two”. If that matters to you, use n8n 2.41.1.",
  ]);
});

test("each passport's verdict and differences are those of its recorded runs", () => {
  for (const passport of passports) {
    const { releases } = passport;
    const differing = releases.filter(({ deviations }) => deviations.length > 0);
    expect(differencesIn(passport)).toHaveLength(differing.length);
    for (const { n8n, deviations } of releases)
      expect(soundReleases(passport).includes(n8n)).toBe(deviations.length === 0);
  }
  expect(passports.some((passport) => differencesIn(passport).length > 0)).toBe(true);
});
