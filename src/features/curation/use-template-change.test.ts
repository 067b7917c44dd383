import { expect, test } from "vitest";
import { undoOf } from "./ui/use-template-change.ts";

test.each([
  ["hide", { isPublic: true }],
  ["show", { isPublic: false }],
  ["feature", { isFeatured: false }],
  ["unfeature", { isFeatured: true }],
] as const)("what undoes %s has no field that it did not change", (action, undo) => {
  const before = { isPublic: action !== "show", isFeatured: action === "unfeature" };
  expect(undoOf(action, before)).toEqual(undo);
});
