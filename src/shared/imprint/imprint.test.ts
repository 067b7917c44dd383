import { expect, test } from "vitest";
import { brand } from "#content/site/brand.ts";
import { isImprintServed, sampleEntries } from "./imprint.ts";

const OWN = {
  legal: {
    company: "A Company",
    representedBy: "Somebody",
    street: "A Street 1",
    city: "12345 City",
    country: "Country",
    register: "Register 1",
    vatId: "",
  },
  email: { ...brand.email, hello: "hello@company.test" },
};

test("a filled-in imprint is complete, with or without a VAT number", () => {
  expect(sampleEntries(OWN)).toEqual([]);
});

test.each(Object.keys(OWN.legal))("a sample of %s is found", (key) => {
  const legal = { ...OWN.legal, [key]: `[Replace: ${key}]` };
  expect(sampleEntries({ ...OWN, legal })).toEqual([`legal.${key}`]);
});

test("an address at a reserved domain is found", () => {
  const email = { ...OWN.email, hello: "hello@example.com" };
  expect(sampleEntries({ ...OWN, email })).toEqual(["email.hello"]);
});

test("an imprint with samples is served in development; in production it must be filled in", () => {
  const sample = { ...OWN, legal: { ...OWN.legal, city: "[Replace: city]" } };
  expect(isImprintServed("development", sample)).toBe(true);
  expect(isImprintServed("production", sample)).toBe(false);
  expect(isImprintServed("production", OWN)).toBe(true);
});
