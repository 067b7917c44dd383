import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "#content/site/brand.ts";

test("SECURITY.md names the address of content/site/brand.ts, and calls it a sample only while it is one", () => {
  const page = readFileSync("SECURITY.md", "utf8");
  expect(page).toContain(`\`${brand.email.support}\``);
  expect(page.includes("a sample until")).toBe(brand.email.support.endsWith("@example.com"));
});
