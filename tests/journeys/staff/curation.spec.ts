import { curation as texts } from "#content/accounts/curation.ts";
import { noTemplate } from "#content/site/errors/not-found.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { openAs } from "../../support/accounts/site-accounts.ts";
import { maintain } from "../../support/operation/maintain.ts";

test.use({ expectErrors: [/status of 404/] });

test(
  "staff hide and feature templates, and a hidden template's address leads visitors on",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    const title = "Water the plants of the office";
    const { code } = await maintain(
      "sql",
      site.dataDir,
      `insert into templates (title, description, category, tools, created_at)
     values ('${title}', 'When nobody is there.', '{Email}', '{Gmail}', '2020-01-01')`,
    );
    expect(code).toBe(0);
    await openAs(page, staff, "/admin/templates");
    const row = page.getByRole("listitem").filter({ hasText: title });
    await row.getByRole("button", { name: `${texts.feature} “${title}”` }).click();
    await expect(row.getByText(texts.states.featured, { exact: true })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "download" }).first()).toContainText(
      title,
    );
    await expectAccessible(page, { widths: [360, 1440] });
    // A cached page is replaced within a second, and until then the former one is sent.
    await expect(async () => {
      await page.goto("/templates");
      await expect(page.locator("main h2").first()).toHaveText(title, { timeout: 500 });
    }).toPass();
    await page.goto("/admin/templates");
    await row.getByRole("button", { name: `${texts.hide} “${title}”` }).click();
    await expect(row.getByText(texts.states.hidden, { exact: true })).toBeVisible();
    await expect(page.getByText(`“${title}” is hidden.`)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByText(`Undone: “${title}”.`)).toBeVisible();
    await expect(row.getByText(texts.states.hidden, { exact: true })).toHaveCount(0);
    await expect(page.locator("body")).not.toBeFocused();
    await row.getByRole("button", { name: `${texts.hide} “${title}”` }).click();
    await expect(row.getByText(texts.states.hidden, { exact: true })).toBeVisible();
    await page.getByRole("link", { name: `${texts.states.hidden} (1)` }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "download" })).toHaveCount(1);
    await expect(row).toBeVisible();
    await page.getByRole("searchbox").fill("PLANTS of-the-office");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/admin/templates?q=PLANTS+of-the-office&state=hidden");
    await expect(row).toBeVisible();
    await page.getByRole("searchbox").fill("no such plant");
    await page.getByRole("button", { name: texts.show, exact: true }).press("Enter");
    await expect(page.getByText(texts.noneFits)).toBeVisible();
    await expectAccessible(page, { widths: [360], part: "main" });
    await page.getByRole("main").getByRole("link", { name: texts.all }).last().click();
    await expect(page.getByRole("listitem").filter({ hasText: "download" }).nth(9)).toBeVisible();
    const answer = await page.goto("/templates/water-the-plants-of-the-office");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: noTemplate.heading })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Templates" }).click();
    await expect(page.locator("main h2").first()).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  },
);
