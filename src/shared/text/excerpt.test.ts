import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("an excerpt is one line, and its end cuts no sign in half", () => {
  expect(excerpt("Hello,\n\nwe are a hotel.")).toBe("Hello, we are a hotel.");
  const start = "x".repeat(159);
  expect(excerpt(`${start}😀`)).toBe(`${start}😀`);
  expect(excerpt(`${start}😀 and more`)).toBe(`${start}😀…`);
});
