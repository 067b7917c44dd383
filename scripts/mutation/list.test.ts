import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutants } from "./list.ts";

test("the line of every mutant is there, once", () => {
  const lost = mutants.filter(
    ({ file, text }) => readFileSync(file, "utf8").split(text).length !== 2,
  );
  expect(lost.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
});

test("the tests that ought to notice it are there", () => {
  const named = mutants.flatMap(({ tests }) => tests);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
