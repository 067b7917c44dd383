import type { Page } from "@playwright/test";
import { templatesPage } from "#content/library/templates-page.ts";
import { holdRequests, openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

const PHONE = { width: 360, height: 740 };
const FINANCE = "/templates?category=finance&tool=gmail";

const chips = (page: Page) =>
  page.getByRole("navigation", { name: templatesPage.categories.label });
const education = (page: Page) => chips(page).getByRole("link", { name: /^Education/ });
const chip = (page: Page, name: string) => chips(page).getByRole("link", { name, exact: true });

test(
  "filters chosen and taken back by keys keep the focus, also when the browser goes back",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/templates", "#library");
    await page.getByRole("checkbox", { name: "Filters" }).press("Space");
    await page.keyboard.press("Tab");
    const industry = page.getByLabel("Industry");
    await expect(industry).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/\?industry=./);
    const taken = chips(page).getByRole("link", { name: templatesPage.takeBack });
    await expect(taken).toHaveCount(1);
    await expect(industry).toBeFocused();
    const chosen = await industry.inputValue();
    await page.keyboard.press("ArrowDown");
    await expect(taken).not.toContainText(chosen);
    await expect(industry).toBeFocused();
    await page.goBack();
    await expect(industry).toHaveValue(chosen);
    await expect(industry).toBeFocused();
    await taken.press("Enter");
    await expect(taken).toHaveCount(0);
    await expect(industry).toHaveValue("");
    await expect(chip(page, "All")).toBeFocused();
  },
);

test("a filter taken back before the scripts of the list came stays taken back", async ({
  page,
}) => {
  await openHydrated(page, "/templates?industry=Education&trigger=form");
  const letScriptCome = await holdRequests(page, /\/form-state/);
  await education(page).click();
  await expect(page).toHaveURL(/\?trigger=form$/);
  letScriptCome();
  await expect(education(page)).toHaveCount(0);
  await expect(page.getByLabel("Industry")).toHaveValue("");
  await expect(page).toHaveURL(/\?trigger=form$/);
});

test("a filter taken back stays taken back if a search is typed while the list loads", async ({
  page,
}) => {
  await openHydrated(page, "/templates?industry=Education&trigger=form", "#library");
  const letListCome = await holdRequests(page, /templates\.data/);
  await education(page).click();
  const searched = page.waitForRequest(/[?&]q=leads/);
  await page.getByLabel(templatesPage.search.label).fill("leads");
  expect((await searched).url()).not.toContain("industry");
  letListCome();
  await expect(page).toHaveURL(/\?q=leads&trigger=form$/);
});

test("on a phone the chosen category is in view, also after another choice", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, FINANCE);
  await expect(chip(page, "Finance")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await wake(page, "#library");
  const last = chips(page).getByRole("link").last();
  await last.click();
  await expect(last).toHaveAttribute("aria-current", "true");
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(chip(page, "Finance")).toHaveAttribute("aria-current", "true");
  await expect(chip(page, "Finance")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on a phone the chosen category is in view", { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(FINANCE);
    await expect(chip(page, "Finance")).toBeInViewport({ ratio: 1 });
  });
});
