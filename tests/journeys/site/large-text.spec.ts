import type { Page } from "@playwright/test";
import { BROWSER_ARGUMENTS, findShell } from "../../support/browser/browser.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

/* The phone of somebody who has doubled the size of the browser's text. */
test.use({
  launchOptions: {
    executablePath: await findShell(),
    args: [...BROWSER_ARGUMENTS, "--blink-settings=defaultFontSize=32"],
  },
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
});

const PATHS = [
  "/",
  "/services/custom-workflow-development",
  "/industries/hotels-hospitality",
  "/templates",
  "/templates/remind-patients-by-sms",
  "/templates/remind-patients-by-sms/passport",
  "/connect",
  "/check",
  "/sign-in",
  "/privacy",
];

test("with text of double size no page of a phone scrolls sideways", async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    // The key makes the browser lay out the parts below the window.
    await page.keyboard.press("Tab");
    // The rules for enlarged text come with the complete stylesheet, a moment after the first paint.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBeLessThanOrEqual(360);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    "32px",
  );
});

const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

test("with text of double size the search field has a row of its own", async ({ page }) => {
  await page.goto("/templates");
  const field = await edges(page, "#library-search");
  const filters = await edges(page, "label[for=library-filters]");
  expect(filters.top).toBeGreaterThanOrEqual(field.bottom);
  expect(field.right - field.left).toBeGreaterThan(280);
});

test("with text of double size the conversation has two fifths of the open chat", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "Open chat" }).click();
  await expect(page.getByText("How are you doing today?")).toBeVisible();
  const { top, bottom } = await edges(page, ".chat-panel section[aria-label]");
  expect(bottom - top).toBeGreaterThan(780 * 0.4);
});
