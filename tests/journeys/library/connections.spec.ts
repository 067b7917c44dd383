import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test.describe("without JavaScript, on a narrow phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("a template links to the page about its services, which links back to the template", async ({
    page,
  }) => {
    await page.goto("/templates/record-stripe-payments");
    await page.getByRole("link", { name: "Xero", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connect Xero to n8n");
    await expect(page.locator("#step-1")).toContainText("New app");
    await page.getByRole("link", { name: "All connections" }).click();
    await page.getByRole("link", { name: "Stripe", exact: true }).click();
    await page.getByRole("link", { name: /Record Stripe payments/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Record Stripe payments");
  });

  test("no page about a connection is wider than the phone", { tag: "@slow" }, async ({ page }) => {
    await page.goto("/connect");
    const links = page.locator('main a[href^="/connect/"]');
    const paths = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(paths.length).toBeGreaterThan(10);
    for (const path of ["/connect", ...paths]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(360);
    }
  });
});

test("the overview leads newcomers to the section on how connecting works", async ({ page }) => {
  await openHydrated(page, "/connect/google");
  await page.getByRole("link", { name: "New to this?" }).click();
  await expect(page.getByRole("heading", { name: "How it goes in n8n" })).toBeInViewport();
});

test("printed, a connection is dark on white, without what only a screen can use", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/connect/slack");
  const action = page.locator("#step-1 li").first();
  await expect(action).toHaveCSS("color", "rgb(34, 34, 34)");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("link", { name: "All connections" })).toBeHidden();
});
