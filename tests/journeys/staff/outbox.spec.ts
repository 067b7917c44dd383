import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { signInBrowserAs } from "../../support/accounts/site-accounts.ts";
import { maintain } from "../../support/operation/maintain.ts";
import type { Site } from "../../support/operation/site.ts";

/** Stores emails that failed for good, or that wait until tomorrow. */
async function put(site: Site, state: "failed" | "waiting", names: string[]): Promise<void> {
  const { code } = await maintain(
    "sql",
    site.dataDir,
    `insert into deliveries (id, channel, kind, recipient, state, priority, attempts, reason, last_error,
       next_at, waiting_since, created_at, tried_at, message_id)
     select gen_random_uuid(), 'mail', 'account_password_changed', name || '@visitor.example', '${state}', 0,
       3, 'refused', '554 5.7.1 Message refused', now() + interval '1 day', now(), now(), now(),
       gen_random_uuid()::text
     from unnest(array['${names.join("', '")}']) as name`,
  );
  expect(code).toBe(0);
}

test(
  "staff read what was sent, send failed emails again, and give one up",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    await signInBrowserAs(page, staff);
    await maintain("sql", site.dataDir, "delete from deliveries");
    await page.goto("/admin/outbox");
    await expect(page.getByText("This website has not sent anything yet.")).toBeVisible();
    await expectAccessible(page);
    const nav = page.getByRole("navigation", { name: "Back office" });
    await nav.getByRole("link", { name: "People" }).click();
    await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
    await put(site, "failed", ["ada", "bob", "zoe"]);
    // Pages show the failed emails without a reload, for example when staff come back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const strip = page.getByRole("alert").filter({ hasText: "3 emails" });
    await expect(strip).toBeVisible();
    await strip.getByRole("link", { name: "See all emails" }).click();
    await expect(page).toHaveURL("/admin/outbox?state=failed");
    const row = (name: string) => page.getByRole("listitem").filter({ hasText: `to ${name}@` });
    await expect(row("ada")).toContainText("Note that a password was changed");
    await expect(row("ada")).toContainText(
      "The other side refuses it: “554 5.7.1 Message refused” · 3 tries",
    );
    await expectAccessible(page, { part: "main" });
    await row("ada").getByRole("button", { name: "Cancel" }).click();
    await expect(row("ada")).toHaveCount(0);
    await row("bob").getByRole("button", { name: "Send again" }).click();
    await expect(row("bob")).toHaveCount(0);
    await page.getByRole("button", { name: "Send all failed again" }).click();
    await expect(page.getByText("Nothing has failed.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send all failed again" })).toHaveCount(0);
    await put(site, "waiting", ["eve"]);
    await page.getByRole("link", { name: /^Waiting/ }).click();
    await expect(row("eve")).toContainText("Next try");
    await page.getByRole("button", { name: "Send all waiting now" }).click();
    await expect(row("eve")).toHaveCount(0);
    await page.getByRole("link", { name: /^Canceled/ }).click();
    await expect(row("ada")).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(
        page.getByRole("link", { name: "Not sent: saved on the server (3)" }),
      ).toBeVisible({ timeout: 3000 });
    }).toPass();
  },
);
