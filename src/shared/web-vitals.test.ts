import { expect, test } from "vitest";
import {
  CLSThresholds,
  FCPThresholds,
  INPThresholds,
  LCPThresholds,
  TTFBThresholds,
} from "web-vitals";
import { pagePattern, rate, THRESHOLDS } from "./web-vitals.ts";

test("a value that equals a limit gets the better rating", () => {
  const ratings = [0, 2500, 2501, 4000, 4001].map((value) => rate("LCP", value));
  expect(ratings).toEqual(["good", "good", "needs-improvement", "needs-improvement", "poor"]);
});

test("the thresholds equal those of the measuring library", () => {
  expect(
    Object.fromEntries(
      Object.entries(THRESHOLDS).map(([name, { good, poor }]) => [name, [good, poor]]),
    ),
  ).toEqual({
    LCP: LCPThresholds,
    FCP: FCPThresholds,
    INP: INPThresholds,
    CLS: CLSThresholds,
    TTFB: TTFBThresholds,
  });
});

test.each([
  ["/", "/"],
  ["/templates", "/templates"],
  ["/templates/", "/templates"],
  ["/templates/score-leads", "/templates/:slug"],
  ["/privacy", "/privacy"],
  ["/account/ada@example.com", "other"],
  ["/templates/a/b", "other"],
  ["/admin", undefined],
  ["/admin/messages/42", undefined],
])("%s counts as %s", (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern);
});
