import { expect, test } from "vitest";
import { shortened } from "./ui/use-checkup.ts";

const problems = (count: number) => Array.from({ length: count }, (_, n) => `${n} is broken.`);

test("twenty files that could not be read are named, and the others are counted", () => {
  expect(shortened(problems(20))).toEqual(problems(20));
  expect(shortened(problems(10_000))).toEqual([
    ...problems(20),
    "And 9980 more could not be read.",
  ]);
});
