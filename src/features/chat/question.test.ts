import { expect, test } from "vitest";
import { searchedWords } from "./server/answer/question.ts";

test("addresses are not searched for, what stands around them is", () => {
  const question = "zebra ada@example.com, yak https://example.com/x?y=1 (http://example.org) gnu";
  expect(searchedWords(question)).toEqual(["zebra", "yak", "gnu"]);
});

// Each letter was compared with all that follow: this took half a minute.
test("a question of one endless word is read at once", () => {
  expect(searchedWords("a".repeat(200_000))).toHaveLength(1);
});
