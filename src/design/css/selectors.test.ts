import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PLACE_WITHIN_HAS = /(?:\bhas-\[|:has\()[^)\n]*?:(?:nth|first|last|only)-/g;

test("no selector uses :has() for an element's place among its siblings, because then each inserted element makes the browser style the whole page anew", () => {
  const sample = "group-has-[label:nth-of-type(1)>:checked]/stage:visible a:has(> b:first-child)";
  expect(sample.match(PLACE_WITHIN_HAS)).toHaveLength(2);
  const found = globSync("src/**/*.{ts,tsx,css}", { exclude: ["**/*.test.ts"] }).flatMap((file) =>
    (readFileSync(file, "utf8").match(PLACE_WITHIN_HAS) ?? []).map((text) => ({ file, text })),
  );
  expect(found).toEqual([]);
});
