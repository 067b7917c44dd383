import { expect, test } from "vitest";
import type { Entries } from "#workflow/story/story.ts";
import { isQuiet, isUnchanged } from "./telling.ts";

const technical: Entries = { count: 1, shown: [[{ name: "Row", value: "4", minor: true }]] };
const lead: Entries = { count: 1, shown: [[{ name: "Name", value: "Dana Meyer" }]] };
const step = (came: Entries, went: Entries) => ({ came, went: [{ way: "", ...went }], deeds: [] });
const deed = {
  act: "send" as const,
  channel: "slack",
  place: "",
  subject: "",
  text: "",
  values: [],
};

test("a step is quiet if all its items have only technical fields", () => {
  expect(isQuiet(step(technical, technical))).toBe(true);
  expect(isQuiet(step(technical, lead))).toBe(false);
  expect(isQuiet(step(lead, technical))).toBe(false);
});

test("a step that did something in a service, failed, or passed nothing on is never quiet", () => {
  const quiet = step(technical, technical);
  expect(isQuiet({ ...quiet, deeds: [deed] })).toBe(false);
  expect(isQuiet({ ...quiet, error: "" })).toBe(false);
  expect(isQuiet({ ...quiet, went: [] })).toBe(false);
});

test("a step is unchanged if it passes all items on as they arrived", () => {
  expect(isUnchanged(step(lead, lead))).toBe(true);
  expect(isUnchanged(step({ ...lead, count: 2 }, lead))).toBe(false);
  expect(isUnchanged({ ...step(lead, lead), deeds: [deed] })).toBe(false);
});
