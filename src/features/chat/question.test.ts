import { expect, test } from "vitest";
import { searchedWords } from "./server/question.ts";

test("addresses are not searched for, what stands around them is", () => {
  expect(
    searchedWords("Mail ada@example.com, see https://example.com/x?y=1 about invoices"),
  ).toEqual(expect.not.arrayContaining(["ada", "example", "https", "x"]));
  expect(searchedWords("ada@example.com invoices")).toHaveLength(1);
});

// Each letter was compared with all that follow: this took half a minute.
test("a question of one endless word is read at once", () => {
  expect(searchedWords("a".repeat(200_000))).toHaveLength(1);
});
