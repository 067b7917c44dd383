import type { Locator } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";
import { askAs, openAs } from "../../support/accounts/site-accounts.ts";

const OFFER = "I came across your website. We sell dofollow links, see https://links.example/offer";

test(
  "staff see on a phone why a message counts as spam, and move it to the inbox",
  { tag: "@slow" },
  async ({ page, staff }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const name = "Rex Offers";
    await page.goto("/#contact");
    const form = page.getByRole("form", { name: "Get in Touch" });
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Email").fill("rex@spam.example.com");
    await form.getByLabel("Phone").fill("+49 30 1234");
    await form.getByLabel("Message").fill(OFFER);
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent!")).toBeVisible();

    await openAs(page, staff, "/admin");
    await page.getByRole("link", { name: /kept aside as spam in the last week/ }).click();
    await expectAccessible(page, { part: "main" });
    await page.getByRole("checkbox", { name }).check();
    const bar = page.getByRole("region", { name: "Ticked messages" });
    await expect(bar.getByRole("button", { name: "Not spam" })).toBeVisible();
    await expect(bar.getByRole("button", { name: "Done" })).toHaveCount(0);
    await page.keyboard.press("e");
    await page.getByRole("link", { name }).click();
    const keptAside = page.getByRole("heading", { name: "Kept aside as spam" });
    await expect(keptAside).toBeVisible();
    await page.keyboard.press("e");
    await page.reload();
    await expect(keptAside).toBeVisible();
    const reasons = page.getByRole("list", { name: "What speaks for spam, and against it" });
    await expect(reasons).toContainText("“links.example”");
    await expect(reasons).toContainText("It offers or wants articles and links (“dofollow links”");
    await expectAccessible(page, { part: "main" });
    const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await topOf(page.getByRole("button", { name: "Not spam" }))).toBeLessThan(
        await topOf(page.getByRole("heading", { name: "Answer" })),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }

    await page.getByRole("button", { name: "Not spam" }).click();
    await expect(page.getByLabel("Status")).toHaveValue("new");
    await expect(page.getByRole("heading", { name })).toBeFocused();
    await expect(page.getByText("Not spam, said staff.")).toBeVisible();
    await expectAccessible(page, { part: "main" });
    await page.getByRole("link", { name: "Messages", exact: true }).click();
    await page.getByRole("link", { name }).click();
    await page.getByRole("button", { name: "Spam", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Marked as spam" })).toBeVisible();
    await page.getByRole("button", { name: "Not spam" }).click();
    await expect(page.getByLabel("Status")).toHaveValue("new");
    await page.getByRole("button", { name: "Spam", exact: true }).click();
    page.once("dialog", (dialog) => void dialog.accept());
    // The answer comes only after the news of the erasure. The page must not load the erased message again.
    await page.route("**/api/admin/privacy/erase-message", async (route) => {
      const news = page.waitForRequest("**/api/admin/messages?**");
      const response = await route.fetch();
      await news;
      await route.fulfill({ response });
    });
    await page.getByRole("button", { name: "Delete this message" }).click();
    await expect(page.getByText("The message is deleted.")).toBeVisible();
    await page.getByRole("link", { name: /^Spam \(/ }).click();
    await expect(page.getByText("Spam is deleted by itself 24 months")).toBeVisible();
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  },
);

test.describe("a deletion that the server refuses", () => {
  test.use({ expectErrors: [/status of 409/] });

  test(
    "is explained by what somebody else did to the message meanwhile",
    { tag: "@slow" },
    async ({ page, site, staff }) => {
      const email = "pat@refused.example.com";
      await leaveMessage(site.url, { name: "Pat Refused", email });
      const { messages } = await askAs<{ messages: { id: string }[] }>(
        site,
        staff,
        `/messages?q=${email}`,
      );
      const path = `/messages/${messages[0]?.id}`;
      await askAs(site, staff, path, "PATCH", { status: "spam", version: 1 });
      await openAs(page, staff, `/admin${path}`);
      await expect(page.getByRole("heading", { name: "Marked as spam" })).toBeVisible();
      await page.route("**/api/admin/privacy/erase-message", async (route) => {
        await askAs(site, staff, path, "PATCH", { status: "open", version: 2 });
        // Meanwhile, the page is told of the change, and loads nothing.
        await page.waitForTimeout(3000);
        await route.continue();
      });
      page.once("dialog", (dialog) => void dialog.accept());
      await page.getByRole("button", { name: "Delete this message" }).click();
      await expect(page.locator("#main").getByText(/from “Spam” to “Open”/)).toBeVisible();
    },
  );
});
