import { expect, test } from "vitest";
import { deviationTexts, faultsText, situationsText } from "./tested.ts";

test("the sentence counts one situation and several", () => {
  expect(situationsText(1)).toBe("1 situation");
  expect(situationsText(12)).toBe("12 situations");
});

test("the sentence tells how many seeded faults stayed unnoticed", () => {
  expect(faultsText({ made: 16, noticed: 14 })).toContain(
    "16 faults were put in, one at a time: the tests noticed 14, not the other 2",
  );
  expect(faultsText({ made: 16, noticed: 16 })).toContain("the tests noticed all of them");
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
    "Different there, when nobody answers: “Stop” does not run; “Publish it” runs",
  ]);
});
