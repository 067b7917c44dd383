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

test("own entries are complete, without a VAT number too", () => {
  expect(sampleEntries(OWN)).toEqual([]);
});

test.each(Object.keys(OWN.legal))("a sample of %s is noticed", (key) => {
  const legal = { ...OWN.legal, [key]: `[Replace: ${key}]` };
  expect(sampleEntries({ ...OWN, legal })).toEqual([`legal.${key}`]);
});

test("so is an address that belongs to nobody", () => {
  const email = { ...OWN.email, hello: "hello@example.com" };
  expect(sampleEntries({ ...OWN, email })).toEqual(["email.hello"]);
});

test("samples are served while the site is built, in production one's own alone", () => {
  const sample = { ...OWN, legal: { ...OWN.legal, city: "[Replace: city]" } };
  expect(isImprintServed("development", sample)).toBe(true);
  expect(isImprintServed("production", sample)).toBe(false);
  expect(isImprintServed("production", OWN)).toBe(true);
});
