import { expect, test } from "vitest";
import { retention } from "#content/site/privacy.ts";
import { kinds } from "#content/site/stored-data.ts";
import { personalColumns } from "./server/person/person-tables.ts";
import { describeStoredData } from "./server/stored-data.ts";

const rows = Object.fromEntries(describeStoredData().map((row) => [row.what, row]));

test("each kind of data says what is in it, where it comes from, why and how long", () => {
  expect(Object.keys(rows)).toEqual(Object.values(kinds).map(({ what }) => what));
  for (const row of Object.values(rows)) {
    for (const words of Object.values(row)) expect(words).toMatch(/^[A-Z\d“].*[\w.]$/);
    expect(Object.values(row).join(" ")).not.toMatch(/[{}]/);
  }
});

test("what is in it is made from the columns, each once, with their periods", () => {
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

test("nothing is said to be kept for a time that nothing keeps to", () => {
  const said = Object.values(rows).map(({ howLong }) => howLong);
  expect(said.filter((words) => words === "")).toEqual([]);
});

test("visits are told of, and searched for nobody: there may be a million", () => {
  expect(rows["Visits"]).toMatchObject({
    contains: expect.stringContaining("the pages you opened"),
    howLong: `${retention.visitMonths} months`,
  });
  for (const table of ["public.visits", "public.visit_events", "public.visit_salts"])
    expect(personalColumns(table)).toEqual([]);
});
