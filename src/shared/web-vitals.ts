import { LISTED_PATHS, listedPath } from "./listed-paths.ts";

/**
 * Largest values that are rated "good" (`good`) and "needs improvement" (`poor`). They are in ms, except CLS, which has
 * no unit (docs/product.md, section 9).
 */
export const THRESHOLDS = {
  LCP: { good: 2500, poor: 4000 },
  FCP: { good: 1800, poor: 3000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 },
} as const;

export type Metric = keyof typeof THRESHOLDS;

export type Rating = "good" | "needs-improvement" | "poor";

export function rate(metric: Metric, value: number): Rating {
  const { good, poor } = THRESHOLDS[metric];
  return value <= good ? "good" : value <= poor ? "needs-improvement" : "poor";
}

/** Browsers report measurements by the pattern of a page's path, such as `/templates/:slug`, and never by the URL. */
export const PAGE_PATTERNS = [...LISTED_PATHS, "other"] as const;
export type PagePattern = (typeof PAGE_PATTERNS)[number];

/**
 * Returns the pattern under which the speed of a page is recorded. Returns undefined for pages of the back office,
 * whose speed is not measured.
 */
export function pagePattern(path: string): PagePattern | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  if (/^\/admin(?:\/|$)/.test(plain)) return undefined;
  return listedPath(plain) ?? "other";
}
