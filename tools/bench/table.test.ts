import { expect, test } from "vitest";
import { ratio, Table, verdict } from "./table.ts";

function row(target: { max: number } | { min: number }, ours: number[], theirs: number[] = []) {
  const table = new Table();
  for (const value of ours) table.add("a figure", "ms", 0, value, target);
  for (const value of theirs) table.add("a figure", "ms", 1, value, target);
  return { table, row: table.add("a figure", "ms", 0, NaN) };
}

test.each([
  [{ max: 10 }, [9, 10, 30], "ok", true],
  [{ max: 10 }, [9, 11, 30], "MISSED", false],
  [{ min: 0.5 }, [0.4, 0.5, 0.6], "ok", true],
  [{ min: 0.5 }, [0.4, 0.49, 0.6], "MISSED", false],
])("the median of the rounds is judged (%j)", (target, values, expected, passes) => {
  const { table, row: judged } = row(target, values);
  judged.samples[0]?.pop();
  expect([verdict(judged), table.reachesAll()]).toEqual([expected, passes]);
});

test("a figure that could not be measured well enough reaches nothing", () => {
  const { table, row: judged } = row({ max: 10 }, [1]);
  judged.unjudged = "the client was the limit";
  expect([verdict(judged), table.reachesAll()]).toEqual(["NOT JUDGED", false]);
});

test("two builds are compared round by round, with the spread of the rounds", () => {
  const { row: judged } = row({ max: 10 }, [10, 20, 30], [10, 10, 20]);
  judged.samples[0]?.pop();
  expect(ratio(judged)).toEqual({ median: 1.5, min: 1, max: 2 });
});

test("a single build has no ratio", () => {
  expect(ratio(row({ max: 10 }, [10]).row)).toBe(undefined);
});
