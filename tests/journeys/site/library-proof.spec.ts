import { services } from "#content/landing/services.ts";
import type { Page } from "@playwright/test";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test.use({ reducedMotion: "no-preference" });

const lights = (page: Page) =>
  page
    .locator("#library .run-step")
    .evaluateAll((steps) => steps.map((step) => (step as HTMLElement).dataset["light"] ?? "lit"));

test("a run plays when it scrolls into view, and its industries and steps work by keyboard", async ({
  page,
}) => {
  await openHydrated(page);
  // During hydration, React replaces this section, and sections above it grow. The test therefore scrolls to it again
  // and again until the run plays.
  const steps = page.locator("#library .run-step");
  const playing = async () => {
    await steps.first().evaluate((step) => step.scrollIntoView({ block: "center" }));
    return lights(page);
  };
  await expect.poll(playing, { intervals: [250] }).toContain("now");
  // The numbers count the whole library, but two of the links lead to a single template. Their texts say so: "watch
  // one", "read a test report".
  const figures = page.locator("#library > div > ul li");
  await expect(figures).toHaveText([
    /^\d+Free templates/,
    /^\d+Recorded test runs: watch one$/,
    /^\d+ of \d+Planted mistakes caught: read a test report.*on purpose .*\.$/,
  ]);
  expect(
    await figures
      .getByRole("link")
      .evaluateAll((links) => links.map((a) => a.getAttribute("href"))),
  ).toEqual([
    "/templates",
    expect.stringMatching(/^\/templates\/[\w-]+$/),
    expect.stringMatching(/\/passport$/),
  ]);
  await page.getByRole("button", { name: "Pause" }).click();

  await page.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("ArrowRight");
  const tab = page.getByRole("tab", { name: "Restaurants" });
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  const panel = page.getByRole("tabpanel", { name: "Restaurants" });
  await expect(panel.getByRole("heading", { level: 4 })).toContainText("table reservations");
  expect(new Set(await lights(page))).toEqual(new Set(["lit"]));

  await panel.getByRole("button", { name: /When a guest asks for a table/ }).press("Enter");
  await expect(panel).toContainText("What came in");
  expect((await lights(page)).slice(0, 2)).toEqual(["now", "dark"]);
  await expectAccessibleAsIs(page, "#library");
  // The steps, which are buttons after hydration, must be printed. Links that only lead to other pages must not.
  const onward = panel.getByRole("link", { name: "Open the template" });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#library .run-step").first()).toContainText("When a guest asks");
  await expect(page.locator("#library .run-step > *").first()).toBeVisible();
  await expect(onward).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await onward.click();
  await expect(page).toHaveURL(/\/templates\/take-table-reservations$/);
});

test(
  "no step of the first run moves what stands below the run",
  { tag: "@slow" },
  async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await openHydrated(page);
      const card = page.locator("#library [aria-live]");
      const height = async () => (await card.boundingBox())?.height;
      await page.locator("#library").scrollIntoViewIfNeeded();
      await wake(page, "#workflows");
      const before = await height();
      for (const step of await page.locator("#library .run-step button").all()) {
        await step.click();
        expect(await height(), `${width} px`).toBe(before);
      }
    }
  },
);

test(
  "on a phone every service is a row that leads to its page",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await expect(page.locator("#features article:visible")).toHaveCount(services.length);
    await expectAccessibleAsIs(page, "#features");
    await page.locator("#features").getByRole("link", { name: "CRM Integration" }).click();
    await expect(page).toHaveURL(/\/services\/crm-integration$/);
  },
);

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("no run plays by itself", async ({ page }) => {
    await openHydrated(page, "/", "#library");
    await expect(page.getByRole("tab", { selected: true })).toBeVisible();
    await page.locator("#library .run-step").last().scrollIntoViewIfNeeded();
    expect(new Set(await lights(page))).toEqual(new Set(["lit"]));
    await page.getByRole("button", { name: "Watch it run" }).click();
    await expect.poll(() => lights(page)).toContain("now");
  });
});

test.describe("while a run cannot be loaded", () => {
  test.use({ expectErrors: [/status of 404/] });

  test("its failure is not told once another industry is chosen", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/api/showcases/restaurants", (route) =>
      held.promise.then(() => route.fulfill({ status: 404, json: {} })),
    );
    await openHydrated(page, "/", "#library");
    const choose = (name: string) => page.getByRole("tab", { name }).click();
    await choose("Restaurants");
    await choose("Real Estate");
    await expect(page.getByRole("tabpanel", { name: "Real Estate" })).toBeVisible();
    const answer = page.waitForResponse("**/api/showcases/restaurants");
    held.resolve();
    await answer;
    await page.evaluate(() => new Promise((painted) => setTimeout(painted, 300)));
    expect(await page.locator("#library").getByRole("alert").count()).toBe(0);
  });
});
