import { expect, test } from "vitest";
import {
  CLSThresholds,
  FCPThresholds,
  INPThresholds,
  LCPThresholds,
  TTFBThresholds,
} from "web-vitals";
import { pagePattern, rate, THRESHOLDS, type Metric } from "./web-vitals.ts";

test.each<[Metric, number, number]>([
  ["LCP", 2500, 4000],
  ["FCP", 1800, 3000],
  ["INP", 200, 500],
  ["CLS", 0.1, 0.25],
  ["TTFB", 800, 1800],
])("%s is good up to %d and poor above %d", (metric, good, poor) => {
  expect(rate(metric, 0)).toBe("good");
  expect(rate(metric, good)).toBe("good");
  expect(rate(metric, good + 0.001)).toBe("needs-improvement");
  expect(rate(metric, poor)).toBe("needs-improvement");
  expect(rate(metric, poor + 0.001)).toBe("poor");
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
