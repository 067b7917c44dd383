import { expect, test } from "vitest";
import { deviationTexts, triedText } from "./template-text.ts";

test.each([
  [1, null, /^1 situation$/],
  [12, null, /^12 situations$/],
  [
    12,
    { made: 15, noticed: 13 },
    /^12 situations\. .* 15 mistakes .* caught 13; .* the other 2\.$/,
  ],
  [12, { made: 14, noticed: 13 }, /caught 13; the passport names the other one\.$/],
  [12, { made: 14, noticed: 14 }, /caught all of them/],
])("%d situations and the planted mistakes %j become sentences", (situations, faults, text) => {
  expect(triedText({ situations, faults })).toMatch(text);
});

test("a sentence describes the differences in an older n8n", () => {
  const release = {
    n8n: "2.0.0",
    on: "2026-11-22",
    otherwise: 1,
    deviations: [
      { situation: "nobody answers", how: ["“Stop” does not run", "“Publish it” runs"] },
    ],
  };
  expect(deviationTexts(release)).toEqual([
    "Different there when nobody answers: “Stop” does not run; “Publish it” runs",
  ]);
});
