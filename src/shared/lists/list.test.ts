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

test("a valid list is unchanged", () => {
  expect(Names.parse([" Ada ", "Eve"])).toEqual(["Ada", "Eve"]);
});

test("only the first of ten thousand errors is reported", () => {
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
