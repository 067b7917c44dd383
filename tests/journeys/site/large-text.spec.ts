import type { Page } from "@playwright/test";
import { journeyBrowser } from "../../support/browser/browser.ts";
import { hydrated } from "../../support/browser/hydrated.ts";
import { contextIn, expect, test } from "../../support/browser/journey.ts";

/* The phone of somebody who has doubled the size of the browser's text. */
test.use({
  context: contextIn(await journeyBrowser({ args: ["--blink-settings=defaultFontSize=32"] }), {
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  }),
});

const PATHS = [
  "/services/custom-workflow-development",
  "/industries/hotels-hospitality",
  "/templates/remind-patients-by-sms",
  "/templates/remind-patients-by-sms/passport",
  "/connect",
  "/check",
  "/sign-in",
  "/privacy",
];

async function openAndMeasure(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Pressing Tab makes the browser also lay out the parts below the window.
  await page.keyboard.press("Tab");
  // The rules for enlarged text come with the complete stylesheet, a moment after the first paint.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
    .toBeLessThanOrEqual(360);
}

const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

test(
  "with text of double size no page of a phone scrolls sideways, the search field has a row of its own, and the conversation has two fifths of the open chat",
  { tag: "@slow" },
  async ({ page }) => {
    for (const path of PATHS) await openAndMeasure(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      "32px",
    );

    await openAndMeasure(page, "/templates");
    // While React takes over the form, an element may just be replaced, and then measures 0.
    await expect(async () => {
      const field = await edges(page, "#library-search");
      const filters = await edges(page, "label[for=library-filters]");
      expect(filters.top).toBeGreaterThanOrEqual(field.bottom);
      expect(field.right - field.left).toBeGreaterThan(280);
    }).toPass();

    await openAndMeasure(page, "/");
    await hydrated(page);
    await page.getByRole("button", { name: "Open chat" }).click();
    await expect(page.getByText("How are you doing today?")).toBeVisible();
    const { top, bottom } = await edges(page, ".chat-panel section[aria-label]");
    expect(bottom - top).toBeGreaterThan(780 * 0.4);
  },
);
