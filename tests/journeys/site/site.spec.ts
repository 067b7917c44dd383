import { brand } from "#content/site/brand.ts";
import { navigation } from "#content/site/navigation.ts";
import { expectAccessible, expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test("pages opened from an advertisement hydrate without a difference", async ({ page }) => {
  await page.goto("/?utm_source=letter&sent=2&service=teleport#contact");
  await page.getByLabel("Name").fill("Ada");
  await expect(page.getByLabel("Service")).toHaveValue("general");
  await page.goto("/?service=data&gclid=x#contact");
  await expect(page.getByLabel("Service")).toHaveValue("data");
  await page.goto("/templates?utm_source=letter&category=HR");
  await page
    .getByRole("navigation", { name: "Category" })
    .getByRole("link", { name: "All" })
    .click();
  await expect(page).toHaveURL(/\/templates$/);
  await page.goBack();
  await expect(page).toHaveURL(/utm_source=letter&category=HR$/);
});

test.describe("a page that cannot be read", () => {
  test.use({ expectErrors: [/status of 400/], viewport: { width: 360, height: 640 } });

  test("shows the site's own error page, which leads on", async ({ page, site }) => {
    const response = await page.goto("/templates/%ff");
    expect(response?.status()).toBe(400);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessibleAsIs(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL(`${site.url}/`);
  });
});

test("the header's words stand in one line at every width", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/privacy");
  for (const width of [360, 390, 767, 768, 820, 864, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await page
      .locator("header a:visible")
      .evaluateAll((links) => links.map((link) => link.clientHeight));
    expect([width, Math.max(...heights)]).toEqual([width, 44]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("a focus ring has its color at once", async ({ page }) => {
  await page.goto("/privacy");
  const home = page.getByRole("banner").getByRole("link", { name: "Home", exact: true });
  const color = () => home.evaluate((link) => getComputedStyle(link).outlineColor);
  const before = await color();
  await page.keyboard.press("Tab");
  await home.focus();
  expect(await color()).toBe(before);
  await page.waitForTimeout(300);
  expect(await color()).toBe(before);
});

test("the menu of a phone names each page once, breaks no rule of WCAG 2.2 AA, and gives the focus back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy");
  await page.getByRole("button", { name: navigation.openMenu }).click();
  const menu = page.getByRole("dialog", { name: brand.name });
  const links = await menu.getByRole("listitem").allInnerTexts();
  expect(links).toEqual([...new Set(links)]);
  expect(links).toEqual(
    expect.arrayContaining(["Check-up", "Contact", "What is it worth?", "Who answers"]),
  );
  await expectAccessible(page, { widths: [390], part: "dialog[open]" });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: navigation.openMenu })).toBeFocused();
});

test(
  "back leads to the place and the link that was left, and a page that was opened is read from its beginning",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/connect");
    const link = page.locator('main a[href="/connect/openai"]');
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: /OpenAI/ })).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);

    await openHydrated(page, "/services");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  },
);
