import { expect, test } from "vitest";
import { Passport } from "#workflow/passport/passport.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { soundReleases } from "../../passport/wording.ts";
import { differencesIn } from "./releases.tsx";

const first = Passport.parse(TEMPLATES[0]!.json("passport.json"));
const [newest] = first.releases;

const release = (n8n: string, ...situations: string[]) => ({
  ...newest!,
  n8n,
  deviations: situations.map((situation) => ({ situation, how: ["“Tell” does not run"] })),
});

test("the verdict names every release in which all went as recorded, and no other", () => {
  const releases = [release("2.41.1"), release("2.0.0", "nobody answers"), release("2.20.0")];
  expect(soundReleases({ releases })).toBe("n8n 2.41.1 and n8n 2.20.0");
});

test("a release that differs is named with its situations, and with the release to use instead", () => {
  const passport = (...releases: ReturnType<typeof release>[]) =>
    ({ ...first, releases }) as Passport;
  expect(differencesIn(passport(release("2.41.1"), release("2.0.0")))).toEqual([]);
  expect(differencesIn(passport(release("2.41.1"), release("2.0.0", "nobody answers")))).toEqual([
    "In n8n 2.0.0 it does something else in this situation: “nobody answers”. If that matters to you, use n8n 2.41.1.",
  ]);
  expect(differencesIn(passport(release("2.41.1"), release("2.0.0", "one", "two")))).toEqual([
    "In n8n 2.0.0 it does something else in these situations: “one”, “two”. If that matters to you, use n8n 2.41.1.",
  ]);
});
