import { expect, test } from "vitest";
import { withoutAttempts, withoutComments } from "./without-comments.ts";

test.each([
  ["a line", "a(); // $env\nb();", "a();  \nb();"],
  ["a part of a line", "a(/* $env */ 1)", "a(  1)"],
  ["an address in a text", 'get("https://example.com") // why', 'get("https://example.com")  '],
  ["an apostrophe before a comment", "/don't/ // why\nb", "/don't/  \nb"],
  ["a comment that is never closed", "a /* b", "a  "],
])("comments are left out: %s", (_, code, expected) => {
  expect(withoutComments(code)).toBe(expected);
});

test("the inside of try is left out, what comes behind it stays", () => {
  expect(withoutAttempts("a; try { b('}'); { c } } catch { d }")).toBe("a; try {} catch { d }");
});

test("quotes that are never closed cost no more than the length of the code", () => {
  const code = `// a\n${"'\\'`\\`".repeat(300_000)}`;
  expect(withoutComments(code)).toHaveLength(code.length - 3);
  expect(withoutAttempts(`try {${code}`)).toBe("try {");
}, 5000);
