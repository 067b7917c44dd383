import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PLACE_WITHIN_HAS = /(?:\bhas-\[|:has\()[^)\n]*?:(?:nth|first|last|only)-/g;

test("no selector asks with :has() for a place among siblings, because each inserted element then styles the whole page anew", () => {
  const sample = "group-has-[label:nth-of-type(1)>:checked]/stage:visible a:has(> b:first-child)";
  expect(sample.match(PLACE_WITHIN_HAS)).toHaveLength(2);
  const found = globSync("src/**/*.{ts,tsx,css}", { exclude: ["**/*.test.ts"] }).flatMap((file) =>
    (readFileSync(file, "utf8").match(PLACE_WITHIN_HAS) ?? []).map((text) => ({ file, text })),
  );
  expect(found).toEqual([]);
});
