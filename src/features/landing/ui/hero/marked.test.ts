import { expect, test } from "vitest";
import { stories } from "#content/landing/stories.ts";
import { readMarks } from "./marked.ts";
import { shownWhenChosen } from "./switch.tsx";

test("text in square brackets is marked", () => {
  expect(readMarks("A room for [two] from [14 March]? Anna")).toEqual([
    { text: "A room for ", marked: false },
    { text: "two", marked: true },
    { text: " from ", marked: false },
    { text: "14 March", marked: true },
    { text: "? Anna", marked: false },
  ]);
  expect(readMarks("[Two], please")).toEqual([
    { text: "Two", marked: true },
    { text: ", please", marked: false },
  ]);
  expect(readMarks("")).toEqual([]);
});

test("an unclosed bracket is plain text", () => {
  expect(readMarks("A room [for two")).toEqual([{ text: "A room [for two", marked: false }]);
});

test("every story has a marked text, a name of its own, and a place in the switch", () => {
  for (const { id, message } of stories) {
    expect([id, readMarks(message.text).some(({ marked }) => marked)]).toEqual([id, true]);
  }
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
  expect(new Set(stories.map((_, position) => shownWhenChosen(position))).size).toBe(
    stories.length,
  );
  expect(shownWhenChosen(stories.length - 1)).not.toContain("hidden");
});
