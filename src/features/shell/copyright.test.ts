import { expect, test } from "vitest";
import { applyBrand } from "#shared/business/apply-brand.ts";
import { copyright } from "./ui/footer.tsx";

test.each([
  [2024, /^©2024 /],
  [2026, /^©2024–2026 /],
])("the copyright line of %d begins with the first year", (year, line) => {
  expect(copyright(year)).toMatch(line);
});

test("without a first year the line has the present year alone", () => {
  applyBrand({ name: "Quillfern", copyrightStartYear: undefined });
  expect(copyright(2026)).toMatch(/^©2026 Quillfern/);
  applyBrand({});
});
