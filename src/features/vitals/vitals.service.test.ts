import { beforeEach, expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { VitalsReport, type Measurement } from "./contract.ts";
import { pageSpeeds, recordVitals } from "./server/service.ts";

usePlatform();
beforeEach(() => {
  platform.travelTo("2026-11-20T23:59:00Z");
});

const record = (...measurements: Measurement[]) =>
  recordVitals(platform, VitalsReport.parse({ measurements }), "192.0.2.1");
const lcp = (value: number): Measurement => ({ page: "/", metric: "LCP", value });
const stored = async () =>
  (await platform.database.query("select * from web_vitals order by id")).rows;

test("a measurement is stored with its rating and day, and without identifying anybody", async () => {
  await record(lcp(2500.5), { page: "/templates/:slug", metric: "CLS", value: 0.02 });
  const rows = await stored();
  expect(rows).toMatchObject([
    { page: "/", metric: "LCP", value: 2500.5, rating: "needs-improvement" },
    { page: "/templates/:slug", metric: "CLS", value: 0.02, rating: "good" },
  ]);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
    "day",
    "id",
    "metric",
    "page",
    "rating",
    "value",
  ]);
});

test("staff see the 75th percentile of each page and metric", async () => {
  await record(lcp(1000), lcp(2000), lcp(3000), lcp(5000));
  await record({ page: "/privacy", metric: "LCP", value: 700 });
  expect(await pageSpeeds(platform, { days: 28 })).toEqual([
    { page: "/", metric: "LCP", p75: 3500, rating: "needs-improvement", count: 4 },
    { page: "/privacy", metric: "LCP", p75: 700, rating: "good", count: 1 },
  ]);
});

test("a span of one day covers today only", async () => {
  platform.travelTo("2026-11-19T12:00:00Z");
  await record(lcp(9000));
  platform.travelTo("2026-11-20T12:00:00Z");
  await record(lcp(1000));
  expect(await pageSpeeds(platform, { days: 1 })).toMatchObject([{ p75: 1000, count: 1 }]);
  expect(await pageSpeeds(platform, { days: 2 })).toMatchObject([{ p75: 7000, count: 2 }]);
});

test("too many measurements of one network address are refused", async () => {
  for (let n = 0; n < 60; n++) await record(lcp(n));
  await expect(record(lcp(60))).rejects.toMatchObject({ code: "too_many" });
  expect(await stored()).toHaveLength(60);
});

test.each([
  ["an address in place of a page", { page: "/account?email=ada", metric: "LCP", value: 1 }],
  ["an unknown metric", { page: "/", metric: "FID", value: 1 }],
  ["a negative value", { page: "/", metric: "LCP", value: -1 }],
  ["a value that is no number", { page: "/", metric: "LCP", value: "1" }],
  ["a value beyond all reason", { page: "/", metric: "LCP", value: 1e9 }],
])("%s is refused", (_, measurement) => {
  expect(VitalsReport.safeParse({ measurements: [measurement] }).success).toBe(false);
});
