import { readFileSync } from "node:fs";
import { openReceived, signInBrowserAs } from "../../support/accounts/site-accounts.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";

test(
  "staff show, hand out and erase a person's data on a phone",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    test.setTimeout(120_000);
    const email = "asked@privacy.example.com";
    await leaveMessage(site.url, { name: "Asked", email, message: "Please erase me later." });
    await signInBrowserAs(page, staff);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto("/admin/privacy");
    await expect(page.getByRole("heading", { name: "Somebody's data" })).toBeVisible();
    await page.getByLabel("Email address").fill(` ${email.toUpperCase()}`);
    await page.getByRole("button", { name: "Show what is stored" }).click();
    await expect(
      page.getByRole("heading", { name: `What is stored about ${email}` }),
    ).toBeFocused();
    await expect(page.getByText("Please erase me later.")).toBeVisible();
    await expectAccessible(page, { part: "main" });

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download for programs (JSON)" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^personal-data-[\d-]{10}\.json$/);
    // The number of emails is not compared. The number varies, because one email may tell staff of several messages.
    const data = JSON.parse(readFileSync(await file.path(), "utf8")) as object;
    const stored = expect.arrayContaining([expect.objectContaining({ what: "Contact messages" })]);
    expect(data).toMatchObject({ email, stored });

    await page.getByRole("button", { name: "Erase everything" }).click();
    await expect(page.getByText("It cannot be brought back.")).toBeVisible();
    await expectAccessible(page, { part: "main" });
    await page.getByRole("button", { name: "Erase it now" }).click();
    await expect(page.getByRole("heading", { name: "Erased:" })).toBeFocused();
    await expect(page.getByText("Contact messages: 1")).toBeVisible();
    await expectAccessible(page, { part: "main" });

    await page.getByRole("button", { name: "Show what is stored" }).click();
    await expect(page.getByText("Nothing is stored about this address.")).toBeVisible();
  },
);

test("somebody who asks to be erased is answered first", async ({ page, site, staff }) => {
  const email = "erase@first.example.com";
  const message = "Please delete my data.";
  await openReceived(page, site, staff, { name: "Erase First", email, message });
  await expect(page.getByText("afterwards their address is gone")).toBeVisible();
  const answer = page.getByLabel("Answer", { exact: true });
  await page.getByRole("link", { name: "Write the answer" }).press("Enter");
  await expect(answer).toBeFocused();
  await page.getByRole("link", { name: "See and erase what is stored" }).click();
  const search = page.getByRole("button", { name: "Show what is stored" });
  await page.getByLabel("Email address").fill("other@first.example.com");
  await search.click();
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText("It cannot be brought back.")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Erase it now" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Write an email" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Answer their message" })).toHaveCount(0);
  await page.getByLabel("Email address").fill(email);
  await search.click();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("link", { name: "Answer their message" }).click();
  await expect(answer).toBeFocused();
  await page.getByRole("button", { name: "I have answered it" }).click();
  await expect(page.getByText("afterwards their address is gone")).toHaveCount(0);
});
