import { expect, test } from "vitest";
import { asks } from "./split.ts";

test.each([
  ["Kennt ihr wen, der sowas macht?", true],
  ["ok. how long would that take", true],
  ["was kostet das dann", true],
  ["Das ist doch wieder so eine Ausweichantwort.", false],
  ["all good, bye", false],
])("“%s” asks something: %s", (message, expected) => {
  expect(asks(message)).toBe(expected);
});
