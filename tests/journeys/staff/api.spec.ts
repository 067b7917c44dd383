import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { openAs } from "../../support/accounts/site-accounts.ts";

// An API key without a name gets 422.
test.use({ expectErrors: [/status of 422/] });

test(
  "staff make a key, see it once, and revoke it",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    await openAs(page, staff, "/admin/settings");
    await page.getByRole("link", { name: "API", exact: true }).click();
    await expect(page.getByText("There is no key yet.")).toBeVisible();
    await page.getByRole("textbox", { name: "What it is for" }).fill("<b>Our CRM</b>");
    await page.getByRole("button", { name: "Make key" }).click();
    await expect(page.getByText("Please choose at least one thing that it may do.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Read people" }).check();
    await page.getByRole("button", { name: "Make key" }).click();
    const secret = await page.getByText(/^key_/).innerText();
    await expectAccessible(page);
    const ask = async () =>
      (await fetch(`${site.url}/api/v1/people`, { headers: { Authorization: `Bearer ${secret}` } }))
        .status;
    expect(await ask()).toBe(200);
    await page.reload();
    const row = page.getByRole("listitem").filter({ hasText: "<b>Our CRM</b>" });
    await expect(row).toContainText(`ends in ${secret.slice(-4)}`);
    await expect(row).toContainText("last used");
    await expect(page.getByText(secret)).toHaveCount(0);
    page.once("dialog", (dialog) => void dialog.accept());
    await row.getByRole("button", { name: "Revoke" }).click();
    await expect(page.getByText("There is no key yet.")).toBeVisible();
    expect(await ask()).toBe(401);
  },
);
