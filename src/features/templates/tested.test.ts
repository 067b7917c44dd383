import { expect, test } from "vitest";
import { deviationTexts, faultsText, noticedText, situationsText } from "./tested.ts";

test("the sentence counts one situation and several", () => {
  expect(situationsText(1)).toBe("1 situation");
  expect(situationsText(12)).toBe("12 situations");
});

test("the sentence tells how many seeded faults stayed unnoticed", () => {
  expect(faultsText({ made: 16, noticed: 14 })).toContain(
    "we planted 16 mistakes, one at a time: the tests caught 14 and missed 2",
  );
  expect(faultsText({ made: 16, noticed: 16 })).toContain("the tests caught all of them");
});

test("the short sentence also says where the missed mistakes are", () => {
  expect(noticedText({ made: 15, noticed: 13 })).toContain(
    "caught 13; the passport lists the other 2",
  );
  expect(noticedText({ made: 14, noticed: 13 })).toContain("the passport names the other one");
  expect(noticedText({ made: 14, noticed: 14 })).toContain("caught all of them");
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
