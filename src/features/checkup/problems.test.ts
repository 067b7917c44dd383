import { expect, test } from "vitest";
import { shortened } from "./ui/use-checkup.ts";

const problems = (count: number) => Array.from({ length: count }, (_, n) => `${n} is broken.`);

test("twenty problems of files are shown once each, and the others are counted", () => {
  expect(shortened(problems(20))).toEqual(problems(20));
  expect(shortened(problems(10_000))).toEqual([...problems(20), "And 9980 more like these."]);
  expect(shortened([...Array<string>(50).fill("a.zip is damaged."), "b is broken."])).toEqual([
    "a.zip is damaged.",
    "b is broken.",
  ]);
});
