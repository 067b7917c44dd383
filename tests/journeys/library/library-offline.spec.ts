import type { Page } from "@playwright/test";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { holdRequests, openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

const LEADS = "Score website leads and alert sales in Slack";
const OFFLINE = "You are offline. Your search stays here until you are back.";
const search = "Search templates";
const list = (page: Page) =>
  page.getByRole("region", { name: "Automation Templates" }).locator("> div > ul");
const status = (page: Page) =>
  page.getByRole("region", { name: "Automation Templates" }).getByRole("status").first();

test.describe("without a connection", () => {
  test.use({ expectErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test(
    "a search keeps the last list, says why, and runs once there is a connection",
    { tag: "@slow" },
    async ({ page, context }) => {
      await openHydrated(page, "/templates", "#library");
      const before = await list(page).locator("article").count();
      await context.setOffline(true);
      await page.getByLabel(search).fill("website leads");
      await expect(page.getByRole("alert")).toHaveText(OFFLINE);
      await expect(list(page).locator("article")).toHaveCount(before);
      await expect(list(page)).toHaveCSS("opacity", "0.6");
      await expect(list(page)).toHaveAttribute("inert");
      await expectAccessibleAsIs(page);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("alert")).toHaveText(OFFLINE);
      await context.setOffline(false);
      await expect(page.getByRole("link", { name: LEADS })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page.getByLabel(search)).toHaveValue("website leads");
    },
  );

  test(
    "the first search of a page says the same before its scripts could be loaded",
    { tag: "@slow" },
    async ({ page, context }) => {
      await openHydrated(page, "/templates");
      await context.setOffline(true);
      await page.getByLabel(search).pressSequentially("website leads");
      await expect(status(page)).toHaveText(OFFLINE);
      await expect(list(page)).toHaveCSS("opacity", "0.6");
      await page.keyboard.press("Enter");
      await expect(page.getByLabel(search)).toHaveValue("website leads");
      await context.setOffline(false);
      await expect(page.getByRole("link", { name: LEADS })).toBeVisible();
      await expect(status(page)).toHaveText(/^1 template/);
      await expect(page.getByLabel(search)).toHaveValue("website leads");
    },
  );
});

test("a slow search shows that it is at work", { tag: "@slow" }, async ({ page }) => {
  await openHydrated(page, "/templates", "#library");
  const release = await holdRequests(page, /templates\.data/);
  await page.getByLabel(search).fill("website leads");
  await expect(status(page)).toHaveText("Searching …");
  release();
  await expect(status(page)).toHaveText(/^1 template/);
});
