import { expect, test } from "../support/journey.ts";

test.describe("a path that does not exist", () => {
  test.use({ expectErrors: [/status of 404/] });

  test("has a page of its own with status 404", async ({ page }) => {
    const response = await page.goto("/there-is-no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
