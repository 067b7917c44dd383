import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { industries } from "#content/landing/industries.ts";
import { processSteps } from "#content/landing/process.ts";
import { services } from "#content/landing/services.ts";
import { contentTexts } from "./support/content-texts.ts";
import { contact, serviceOptions } from "#content/landing/contact.ts";

/* These tests compare the texts that docs/product.md quotes with the content that visitors read. */

const page = readFileSync("docs/product.md", "utf8");
const section = (number: number) => {
  const [, after = ""] = page.split(`\n## ${number}. `);
  return after.split("\n## ")[0] ?? "";
};
const texts = contentTexts();

test.each([2, 4, 8])("the content has the texts that section %i quotes", (number) => {
  const quoted = [...section(number).matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text);
  expect(quoted.length).toBeGreaterThan(5);
  expect(quoted.filter((text) => !texts.includes(text))).toEqual([]);
});

test("the page lists the same services, steps, industries and form options as the content", () => {
  const named = [services, processSteps, industries].map((list) =>
    list.map((entry) => ("title" in entry ? entry.title : entry.name)).join(", "),
  );
  expect(named.filter((list) => !section(2).includes(list))).toEqual([]);
  const options = serviceOptions.map(({ value, label }) => `\`${value}\` ${label}`);
  const page3 = section(3).replaceAll(" (the default)", "");
  expect(options.filter((option) => !page3.includes(option))).toEqual([]);
});

test("the product page names the fields of the contact form, and which of them are required", () => {
  const fields: [string, { missing?: string }][] = Object.entries(contact.form.fields);
  const [, required = "", optional = ""] =
    /\*\*Contact\*\*: ([^;]+) are required; ([^.]+) are not\./.exec(section(5)) ?? [];
  const namesIn = (text: string) => text.split(/, | and /).toSorted();
  const named = (isRequired: boolean) =>
    fields
      .filter(([, { missing }]) => (missing !== undefined) === isRequired)
      .map(([name]) => name);
  expect(namesIn(required)).toEqual(named(true).toSorted());
  expect(namesIn(optional)).toEqual(named(false).toSorted());
  const [, stored = ""] = /^\| contact message \| ([^|]+) \|/m.exec(section(3)) ?? [];
  expect(namesIn(stored.replaceAll("`", ""))).toEqual(fields.map(([name]) => name).toSorted());
});

test("the pages about the product and the calls count the fields of the contact form", () => {
  const words = ["five", "six", "seven", "eight", "nine", "ten"];
  const count = words[Object.keys(contact.form.fields).length - 5];
  expect(page).toContain(`beside its ${count} fields`);
  expect(readFileSync("docs/specification.md", "utf8")).toContain(`beside the ${count} fields`);
});
