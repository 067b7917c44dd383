import { expect, test } from "vitest";
import { z } from "zod";
import { stopAtFirstFault } from "./list.ts";

const Names = stopAtFirstFault(
  z
    .array(
      z.string("No name.").transform((name) => name.trim()),
      "No list.",
    )
    .max(3, "Too many."),
);

test("a list is read as ever", () => {
  expect(Names.parse([" Ada ", "Eve"])).toEqual(["Ada", "Eve"]);
});

test("of ten thousand faults the first is told", () => {
  const { error } = Names.safeParse(["Ada", ...Array<number>(10_000).fill(0)]);
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[[1], "No name."]]);
});

test.each<[unknown, string]>([
  ["Ada", "No list."],
  [null, "No list."],
  [["a", "b", "c", "d"], "Too many."],
])("%j is refused: %s", (value, sentence) => {
  expect(Names.safeParse(value).error?.issues[0]?.message).toBe(sentence);
});
