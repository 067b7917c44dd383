import { expect, test } from "vitest";
import { nextPath, withNext } from "./next-path.ts";

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "blob:https://site.invalid/x",
  "javascript:alert(1)",
  "admin",
  "",
])("%s does not lead to another site", (next) => {
  expect(nextPath(next)).toBe("/account");
});

test("a path of the site stays unchanged, however often it is passed on", () => {
  const next = "/templates?q=a%20b#top";
  expect(nextPath(next)).toBe(next);
  expect(new URL(withNext("/sign-in", next), "http://a").searchParams.get("next")).toBe(next);
});
