import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { conditionMutants } from "./condition-mutants.ts";
import { HARMLESS, lawMutants } from "./law.ts";

test("the tests that should notice a mutant exist", () => {
  const named = lawMutants().flatMap(({ tests }) => tests);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("every harmless mutant is one of those that are made", () => {
  const gone = HARMLESS.filter(({ file, what }) => {
    const made = conditionMutants(readFileSync(file, "utf8"));
    return !made.some((mutant) => mutant.what.startsWith(what));
  });
  expect(gone).toEqual([]);
});

test("each condition is made wrong once in each way", () => {
  const source = "if (a && b) c();\nconst d = e ? 1 : 2;\nconst q = and(f, g);\n";
  expect(conditionMutants(source).map(({ line, what }) => `${line} ${what}`)).toEqual([
    "1 a && b → true",
    "1 a && b → false",
    "1 a && b → a",
    "1 a && b → b",
    "2 e → true",
    "2 e → false",
    "3 and(f, g) → and(g)",
    "3 and(f, g) → and(f)",
  ]);
});
