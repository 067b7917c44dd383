import { z } from "zod";
import { PAGE_PATTERNS, THRESHOLDS, type Metric, type Rating } from "#shared/web-vitals.ts";
import { MAX_MEASUREMENTS } from "./limits.ts";

const metrics = Object.keys(THRESHOLDS) as Metric[];
const TEN_MINUTES_MS = 600_000;

const Measurement = z.object({
  page: z.enum(PAGE_PATTERNS, "This is no page of this site."),
  metric: z.enum(metrics, "This is not measured."),
  value: z
    .number("A measurement is a number.")
    .min(0, "A measurement cannot be negative.")
    .max(TEN_MINUTES_MS, "A measurement of more than ten minutes is none."),
});
export type Measurement = z.output<typeof Measurement>;

/** The browser sends this report when a visitor leaves a page (docs/product.md, decision 24). */
export const VitalsReport = z.object({
  measurements: z
    .array(Measurement, "Please send a list of measurements.")
    .min(1, "Please send at least one measurement.")
    .max(MAX_MEASUREMENTS, `Please send at most ${MAX_MEASUREMENTS} measurements at once.`),
});
export type VitalsReport = z.output<typeof VitalsReport>;

export type PageSpeed = {
  page: string;
  metric: Metric;
  /** 75th percentile, in the unit of the metric. */
  p75: number;
  rating: Rating;
  count: number;
};
