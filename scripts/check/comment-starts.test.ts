import { expect, test } from "vitest";
import { hardStarts } from "./comment-starts.ts";

test.each([
  ["a docstring", "/** Of each webhook the newest. */", ["1: Of"]],
  ["a line comment", "const a = 1;\n// What is left is sent.", ["2: What"]],
  ["a comment at the end of a line", "const a = 1; // Who waits gets an answer.", ["1: Who"]],
  ["a later sentence", "/** Sends it. So long it waits. */", ["1: So long"]],
  ["a sentence on a later line", "/**\n * Sends it.\n * For who waits.\n */", ["3: For who"]],
  ["a comment in markup", "<p>\n  {/* Whoever reads it. */}\n</p>", ["2: Whoever"]],
  ["a comparison with nothing named", "// Likewise for a reply.", ["1: Likewise"]],
  ["several sentences", "// Such a row. Of two.\n// Two. What.\n", ["1: Such", "1: Of"]],
])("a hard start is found in %s", (_, code, found) => {
  expect(hardStarts(code)).toEqual(
    found.map((start) => `${start}: please begin the sentence with its subject`),
  );
});

test.each([
  ["without a hyphen", "/**\n * Sends it.\n * @param to the address\n */", 3],
  ["behind a sentence", "/** Sends it. @param to - the address */", 1],
])("a parameter that is described %s is found", (_, code, line) => {
  expect(hardStarts(code)).toEqual([
    `${line}: please write "@param name - text" on a line of its own`,
  ]);
});

test.each([
  ["a word in the middle of a sentence", "/** Keeps rows of\n * What is a word here */"],
  ["a parameter on its own line", "/**\n * @param options.to - the address\n */"],
  ["a comment that is only a parameter", "/** @param to - the address */"],
  ["a longer word", "// Often. Whole rows. Whatever the order."],
  ["code", 'const text = "Of two. What now?";'],
])("%s passes", (_, code) => {
  expect(hardStarts(code)).toEqual([]);
});
