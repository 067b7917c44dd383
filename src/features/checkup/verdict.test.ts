import { expect, test } from "vitest";
import type { Finding, Profile } from "#check/checkup.ts";
import { verdictOn } from "./verdict.ts";

const found = (...levels: Finding["level"][]) =>
  levels.map((level) => ({ level, rule: "no-trigger" }));

test.each<[number, Profile, Finding["level"][], string]>([
  [3, "runs", ["will-not-run", "can-hurt"], "It will not run like this: 1 cause stops it."],
  [3, "runs", ["will-not-run", "will-not-run"], "It will not run like this: 2 causes stop it."],
  [3, "runs", ["can-hurt", "worth-knowing"], "Nothing found stops it, but 1 thing can hurt you."],
  [3, "runs", ["worth-knowing"], "Nothing found stops it or can hurt you."],
  [3, "runs", [], "Nothing found stops it."],
  [3, "share", ["can-hurt"], "Do not share it yet: 1 thing can hurt you."],
  [3, "share", ["worth-knowing"], "Looks safe to share"],
  [3, "library", [], "Nothing found that n8n’s library would reject."],
  [0, "runs", [], "There is nothing to check yet."],
])(
  "the verdict on %i steps, checked whether it %s, follows from the findings %j",
  (steps, profile, levels, verdict) => {
    expect(verdictOn(steps, profile, found(...levels))).toBe(verdict);
  },
);
