import type { Page } from "@playwright/test";
import { openAs, staffOn } from "../../support/accounts/site-accounts.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";

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

test("a choice that is not offered anymore, and a draft of another shape, break no form", async ({
  page,
  site,
  staff,
}) => {
  await leaveMessage(site.url, { name: "Odd Draft", email: "odd@drafts.example.com" });
  await openAs(page, staff, "/admin/messages?q=odd@drafts.example.com");
  await page.getByRole("link", { name: "Odd Draft" }).click();
  await page.getByLabel("Tags").fill("typed");
  await page.getByLabel("Note").fill("typed");
  await expect.poll(() => stored(page)).toContain("typed");
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.endsWith(" Save note")) sessionStorage[key] = "{}";
      else if (key.endsWith(" Save")) {
        const before = { assignee: "", tags: "" };
        sessionStorage[key] = JSON.stringify({ before, now: { assignee: "gone", tags: "typed" } });
      }
    }
  });
  await page.reload();
  await expect(page.getByLabel("Tags")).toHaveValue("typed");
  await expect(page.getByLabel("Note")).toHaveValue("");
  await expect(page.getByLabel("Assigned to").locator("option:checked")).toHaveText("Nobody");
});
