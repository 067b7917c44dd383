import { expect, STRICT, test } from "../../support/browser/journey.ts";

test.use({ environment: STRICT, expectErrors: [/status of 429/] });

test("too many searches are told in a sentence", async ({ page, request }) => {
  for (let n = 0; n < 60; n++) await request.get("/api/templates?q=x");
  const response = await page.goto("/templates?q=leads");
  expect(response?.status()).toBe(429);
  await expect(page.getByRole("alert")).toHaveText(/^Error: That was too often for now\./);
});
