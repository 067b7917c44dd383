import { expect, test } from "vitest";
import { allReached } from "../figures.ts";
import { compare, type Measured } from "./requests.ts";

const GOAL = { path: "/", min: 0.75 };
const measured = (perSecond: number, busy: number): Measured => ({
  perSecond: [perSecond, perSecond, perSecond],
  cpu: [1, 1, 1],
  busy: [busy, busy, busy],
});

function verdict(ours: Measured, theirs: Measured) {
  const figures = compare(GOAL, ours, theirs, "autocannon");
  const ratio = figures.find(({ name }) => name.includes("ratio"));
  return { verdict: ratio?.verdict, target: ratio?.target, passes: allReached(figures) };
}

test.each([
  [800, "reached", true],
  [700, "missed", false],
])("%d requests of 1000 are %s when the bare server was the limit", (perSecond, said, passes) => {
  expect(verdict(measured(perSecond, 1), measured(1000, 0.98))).toEqual({
    verdict: said,
    target: "≥ 0.75",
    passes,
  });
});

test.each([
  [0.6, "autocannon kept the bare server busy for 60 % only"],
  [NaN, "autocannon kept the bare server busy for an unknown share only"],
])("there is no verdict when the client was the limit (%d)", (busy, why) => {
  expect(verdict(measured(1000, 1), measured(1000, busy))).toEqual({
    verdict: "not judged",
    target: why,
    passes: false,
  });
});
