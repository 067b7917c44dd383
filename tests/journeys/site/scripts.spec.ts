import type { Page } from "@playwright/test";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

/** Opens a page and moves the mouse, so that the page also loads the scripts that measure speed. Waits for them. */
async function openWithScripts(page: Page, path: string): Promise<void> {
  const measured = countMeasuring(page);
  await openHydrated(page, path);
  expect(measured()).toBe(0);
  const last = page.waitForResponse(/report-vitals/);
  await page.mouse.move(5, 5);
  await last;
}

function countMeasuring(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().includes("report-vitals")) count += 1;
  });
  return () => count;
}

test("a page is painted before its scripts and fonts are requested, requests nothing from other hosts, and changes without being loaded anew", async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openWithScripts(page, "/");
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".woff2")),
  );
  const [painted, firstScript, firstFont] = await page.evaluate(() => {
    const firstOf = (ending: string) =>
      Math.min(
        ...performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(ending))
          .map(({ startTime }) => startTime),
      );
    const [paint] = performance.getEntriesByName("first-paint");
    return [(paint as { paintTime?: number }).paintTime, firstOf(".js"), firstOf(".woff2")];
  });
  expect(firstScript).toBeGreaterThanOrEqual(Number(painted));
  expect(firstFont).toBeGreaterThanOrEqual(Number(painted));
  expect(await (await page.request.get("/")).text()).not.toContain('<link rel="modulepreload"');
  expect(requests.filter((address) => !address.startsWith(site.url))).toEqual([]);
  await page.evaluate(() => (document.body.dataset["marked"] = "yes"));
  await page.locator('a[href="/privacy"]').last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  expect(await page.evaluate(() => document.body.dataset["marked"])).toBe("yes");
  await expect(page).toHaveTitle(/^Privacy/);
});

test.describe("a page whose scripts no server has any more", () => {
  test.use({ expectErrors: [/404|dynamically imported module/] });

  test.beforeEach(async ({ page }) => {
    await openWithScripts(page, "/sign-up");
    await page.evaluate(() => (document.body.dataset["marked"] = "yes"));
    // The site deletes former scripts a month after an upgrade.
    await page.route(/\/assets\/(?:manifest|panel)-/, (route) => route.fulfill({ status: 404 }));
  });
  const isSame = (page: Page) => page.evaluate(() => document.body.dataset["marked"] === "yes");
  const openChat = (page: Page) => page.getByRole("button", { name: "Open chat" }).click();

  test("is reloaded when it requests a missing script", async ({ page }) => {
    const again = page.waitForEvent("load");
    await openChat(page);
    await again;
    expect(await isSame(page)).toBe(false);
  });

  test("shows a notice instead while a visitor types, and leaves the typed text", async ({
    page,
  }) => {
    const field = page.getByRole("textbox").first();
    await field.fill("ada@example.com");
    await openChat(page);
    await expect(page.getByText("There is a newer version of this page")).toBeVisible();
    await expect(field).toHaveValue("ada@example.com");
    expect(await isSame(page)).toBe(true);
  });
});
