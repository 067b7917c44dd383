import type { Page } from "@playwright/test";
import { openAs, staffOn } from "../../support/accounts/site-accounts.ts";
import { expect, test } from "../../support/browser/journey.ts";

const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test("a password that is shown while somebody types it is in no draft", async ({ page, site }) => {
  const own = await staffOn(site, "shown@drafts.example.com");
  await openAs(page, own, "/account");
  await page.getByLabel("Name", { exact: true }).fill("Typed name");
  const change = page.locator("form").filter({ has: page.getByLabel("New password") });
  for (const field of ["Current password", "New password"]) {
    await change.getByRole("button", { name: "Show" }).first().click();
    await change.getByLabel(field).fill(`hidden ${field} 12345`);
  }
  expect(await stored(page)).toContain("Typed name");
  expect(await stored(page)).not.toContain("hidden");
});
