import { afterEach, expect, test } from "vitest";
import { brand } from "#content/site/brand.ts";
import { applyBrand } from "../business/apply-brand.ts";
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

afterEach(() => applyBrand({}));

test("a filled-in imprint is complete, with or without a VAT number", () => {
  applyBrand(OWN);
  expect(sampleEntries()).toEqual([]);
});

test.each(Object.keys(OWN.legal))("a sample of %s is found", (key) => {
  applyBrand({ ...OWN, legal: { ...OWN.legal, [key]: `[Replace: ${key}]` } });
  expect(sampleEntries()).toEqual([`legal.${key}`]);
});

test("an address at a reserved domain is found", () => {
  applyBrand({ ...OWN, email: { ...OWN.email, hello: "hello@example.com" } });
  expect(sampleEntries()).toEqual(["email.hello"]);
});

test("an imprint with samples is served in development; in production it must be filled in", () => {
  applyBrand({ ...OWN, legal: { ...OWN.legal, city: "[Replace: city]" } });
  expect(isImprintServed("development")).toBe(true);
  expect(isImprintServed("production")).toBe(false);
  applyBrand(OWN);
  expect(isImprintServed("production")).toBe(true);
});
