import { newsletter } from "#content/site/newsletter.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { mailTo } from "../../support/mail/mails.ts";
import type { Site } from "../../support/operation/site.ts";

/** Asks for the weekly tips in the chat. @returns the paths of the two links in the email */
async function askForTips(
  site: Site,
  email: string,
): Promise<{ confirm: string; unsubscribe: string }> {
  const messages = [{ role: "user", content: `yes please: ${email}` }];
  const response = await fetch(`${site.url}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ session_id: crypto.randomUUID(), messages }),
  });
  await response.text();
  const { text } = await mailTo(site.dataDir, email);
  const path = (purpose: string) =>
    new RegExp(`/newsletter/${purpose}\\?token=[\\w-]+`).exec(text)?.[0] ?? "";
  return { confirm: path("confirm"), unsubscribe: path("unsubscribe") };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a visitor confirms by a button, unsubscribes, and needs a new email to subscribe again", async ({
      page,
      site,
    }) => {
      const { again } = newsletter.unsubscribe;
      const email = `ada-${javaScriptEnabled}@example.com`;
      const links = await askForTips(site, email);
      await page.goto(links.confirm);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(newsletter.confirm.title);
      await page.getByRole("button", { name: newsletter.confirm.button }).click();
      await expect(page.getByText(newsletter.confirm.done)).toBeVisible();
      await page.goto(links.confirm);
      await expect(page.getByText(newsletter.listed)).toBeVisible();
      await page.goto(links.unsubscribe);
      await page.getByRole("button", { name: newsletter.unsubscribe.button }).click();
      await expect(page.getByText(newsletter.unsubscribe.done)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.goto(links.confirm);
      await expect(page.getByText(newsletter.ended)).toBeVisible();
      await page.getByLabel(again.label).fill(email);
      await page.getByRole("button", { name: again.button }).click();
      await expect(page.getByText(again.done)).toBeVisible();
    });
  });
}
