import { expect, test } from "vitest";
import { slowParts } from "./no-slow-pattern.mjs";

test.each([
  ["two quantifiers for the same characters", String.raw`^-{2,}.*-{2,}$`, "-{2,}"],
  ["a group that repeats an optional separator", String.raw`^(?:[a-z]+\s?){1,3}$`, "[a-z]+"],
  ["spaces around something optional", String.raw`^\s*(?:false)?\s*$`, String.raw`\s*`],
])("the linter finds %s", (_, pattern, part) => {
  expect(slowParts(pattern, "u")).toContain(part);
});

test.each([
  ["a fixed text between two quantifiers", String.raw`^--.*--[ \t]*$`],
  ["a separator that each repetition needs", String.raw`^[a-z]+(?:\s[a-z]+){0,2}$`],
  ["a quantifier that only another start could try again", String.raw`\d+x`],
])("the linter accepts %s", (_, pattern) => {
  expect(slowParts(pattern, "u")).toEqual([]);
});
