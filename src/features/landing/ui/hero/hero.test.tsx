import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { stories } from "#content/landing/stories.ts";
import { Wrapped } from "#design/wrapped.tsx";
import { MARKED } from "./message.tsx";
import { shownWhenChosen } from "./switch.tsx";

test.each([
  ["A room for [two] from [14 March]?", "A room for <mark>two</mark> from <mark>14 March</mark>?"],
  ["[Two], please", "<mark>Two</mark>, please"],
  ["A room [for two", "A room [for two"],
])("text in square brackets is marked, and an unclosed bracket is plain text: %s", (text, html) => {
  expect(renderToStaticMarkup(<Wrapped text={text} pattern={MARKED} as="mark" />)).toBe(html);
});

test("every story has a marked text, a name of its own, and a place in the switch", () => {
  for (const { id, message } of stories)
    expect([id, MARKED.test(message.text)]).toEqual([id, true]);
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
  expect(new Set(stories.map((_, position) => shownWhenChosen(position))).size).toBe(
    stories.length,
  );
  expect(shownWhenChosen(stories.length - 1)).not.toContain("hidden");
});
