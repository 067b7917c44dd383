import { expect, test } from "vitest";
import { retention } from "#content/site/privacy.ts";
import { kinds } from "#content/site/stored-data.ts";
import { personalColumns } from "./server/person/person-tables.ts";
import { describeStoredData } from "./server/stored-data.ts";

const rows = Object.fromEntries(describeStoredData().map((row) => [row.what, row]));

test("each kind of data states its contents, origin, purpose and retention", () => {
  expect(Object.keys(rows)).toEqual(Object.values(kinds).map(({ what }) => what));
  for (const row of Object.values(rows)) {
    for (const text of Object.values(row)) expect(text).toMatch(/^[A-Z\d“].*[\w.]$/);
    expect(Object.values(row).join(" ")).not.toMatch(/[{}]/);
  }
});

test("the contents come from the columns, each once, with their retention periods", () => {
  expect(rows["Template downloads"]).toMatchObject({
    contains: expect.stringMatching(/^Email, the template, the time of the download\. That/),
    howLong: `${retention.downloadLeadMonths} months`,
  });
  expect(rows["Account log"]).toMatchObject({
    contains: expect.stringContaining("the network address it came from"),
    howLong: `${retention.auditDays} days`,
  });
  expect(rows["Weekly tips"]?.howLong).toContain(`${retention.newsletterRequestDays} days`);
});

test("every stated retention period has a clean-up that enforces it", () => {
  const periods = Object.values(rows).map(({ howLong }) => howLong);
  expect(periods.filter((period) => period === "")).toEqual([]);
});

test("visits are described, but not searched for a person: there may be a million", () => {
  expect(rows["Visits"]).toMatchObject({
    contains: expect.stringContaining("opened a page"),
    howLong: `${retention.visitMonths} months`,
  });
  for (const table of ["public.visit_counts", "public.visit_marks", "public.visit_salts"])
    expect(personalColumns(table)).toEqual([]);
});
