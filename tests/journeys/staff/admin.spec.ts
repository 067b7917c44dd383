import type { Page } from "@playwright/test";
import { codeAt, stepAt } from "#features/auth/server/proofs/totp.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, STAFF, test } from "../../support/browser/journey.ts";
import { mailTo } from "../../support/mail/mails.ts";
import { maintain } from "../../support/operation/maintain.ts";
import type { Site } from "../../support/operation/site.ts";
import { openAs, openReceived, signUpOn } from "../../support/accounts/site-accounts.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";

const PASSWORD = "a quiet wire hums";
const OLGA = { name: "Olga Example", email: "olga@inbox.example.com" };
const HOSTILE = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;

test.use({ expectErrors: [/status of 409/], reducedMotion: "no-preference" });

/** Accepts an invitation, chooses a password, and sets up the authenticator app. @returns its secret */
async function becomeStaff(page: Page, site: Site, email: string): Promise<string> {
  const { output } = await maintain("staff", site.dataDir, "", {}, ["add", email]);
  expect(output).toContain(`${email} is invited`);
  const { link } = await mailTo(site.dataDir, email, "invited");
  await page.goto(link.replace(/^https?:\/\/[^/]+/, site.url));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL("/admin");
  await page.getByRole("button", { name: "Set up" }).click();
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  await page.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date())));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  return secret;
}

test("an invited person becomes staff, and signs in with two steps from then on", async ({
  page,
  site,
}) => {
  const email = "mara@example.com";
  const secret = await becomeStaff(page, site, email);
  await expectAccessible(page, { part: "main" });
  const recoveryCode = await page
    .getByRole("listitem")
    .filter({ hasText: /^\w{4}-\w{4}/ })
    .first()
    .innerText();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(/sign-in/);
  await page.goto("/admin/messages");
  await expect(page).toHaveURL("/sign-in?next=%2Fadmin%2Fmessages");
  const signIn = async () => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
  };
  await signIn();
  await page.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date()) + 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(/sign-in/);
  await signIn();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
});

test("staff work through the inbox, and hostile text stays text", async ({ page, site, staff }) => {
  test.setTimeout(120_000);
  await leaveMessage(site.url, {
    name: `Eve ${HOSTILE}`,
    email: "eve@example.com",
    message: `Our invoices are typed by hand, can you help us? ${HOSTILE}`,
  });
  await leaveMessage(site.url, { ...OLGA, message: "Our invoices are typed by hand." });
  await leaveMessage(site.url, { ...OLGA, message: "One more thing." });
  await openAs(page, staff, "/admin");
  await expect(page.getByRole("main")).toContainText("One more thing.");
  await expectAccessible(page, { part: "main" });
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await expect(page.getByRole("main").getByText(HOSTILE).first()).toBeVisible();
  await expectAccessible(page, { part: "main" });
  await page.getByRole("link", { name: /^Eve/ }).click();
  await expect(page.getByRole("heading", { name: /^Eve <img/ })).toBeVisible();
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("link", { name: "All messages" }).click();
  await page.getByRole("link", { name: /^Spam \(1\)/ }).click();
  await expect(page.getByRole("link", { name: /^Eve/ })).toBeVisible();
  await page.getByRole("link", { name: "All but spam" }).click();
  await page.getByRole("link", { name: "Olga Example" }).last().click();
  await expect(page.getByText("Our invoices are typed by hand.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Also by this person" })).toBeVisible();
  await expect(page.getByRole("link", { name: "One more thing." })).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  await otherTab.getByLabel("Status").selectOption("Open");
  await otherTab.getByRole("button", { name: "Save", exact: true }).click();
  const news = page
    .getByRole("status")
    .filter({ hasText: `(status from “New” to “Open”) by ${STAFF}.` });
  await news.getByRole("button", { name: "Show the change" }).click();
  await expect(page.getByLabel("Status")).toHaveValue("open");
  await expect(news).toHaveCount(0);
  // Two members of staff change different fields of the same message.
  await page.getByLabel("Tags").fill("big");
  await otherTab.getByLabel("Status").selectOption("Done");
  await otherTab.getByRole("button", { name: "Save", exact: true }).click();
  await expect(otherTab.getByText("Saved.").last()).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.").last()).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("done");
  await expect(page.getByLabel("Tags")).toHaveValue("big");
  // Both change the same field. The text of the slower one stays in the form and can be saved.
  await page.getByLabel("Tags").fill("big, late");
  await otherTab.reload();
  await otherTab.getByLabel("Tags").fill("small");
  await otherTab.getByRole("button", { name: "Save", exact: true }).click();
  await expect(otherTab.getByText("Saved.").last()).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(`(tags) by ${STAFF}. That is shown now`);
  await expect(page.getByLabel("Tags")).toHaveValue("big, late");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.").last()).toBeVisible();
  await otherTab.close();
  await page.getByLabel("Note").fill("Called back.");
  // "Saved." may still be visible from the previous change, so the test waits for the answer.
  const isStored = page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes("Called back."),
  );
  await page.getByRole("button", { name: "Save note" }).click();
  expect((await isStored).ok()).toBe(true);
  await expectAccessible(page, { part: "main" });
  await page.reload();
  await expect(page.getByLabel("Note")).toHaveValue("Called back.");
  expect(await page.title()).not.toContain("owned");
});

test(
  "changes that follow each other faster than they are stored are all stored",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReceived(page, site, staff, { name: "Fast Olga", email: "fast@inbox.example.com" });
    // The first change is delayed most. If all changes were sent at the same time, it would arrive last.
    let delayMs = 1500;
    await page.route("**/api/admin/messages/*", async (route) => {
      if (route.request().method() === "PATCH") {
        const wait = delayMs;
        delayMs = 0;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      await route.continue();
    });
    await page.getByLabel("Tags").fill("big");
    await page.getByRole("button", { name: "Tomorrow" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByLabel("Note").fill("Called back.");
    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByLabel("Status").selectOption("Done");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.")).toHaveCount(4);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    const expectStored = async () => {
      await expect(page.getByLabel("Tags")).toHaveValue("big");
      await expect(page.getByLabel("Look at it again on")).toHaveValue(/^20/);
      await expect(page.getByLabel("Note")).toHaveValue("Called back.");
      await expect(page.getByLabel("Status")).toHaveValue("done");
    };
    await expectStored();
    await page.reload();
    await expectStored();
  },
);

test("a plain account reads that the page is for staff", async ({ page, site }) => {
  await openAs(page, await signUpOn(site, "plain@example.com"), "/admin");
  await expect(page.getByText("This part of the website is for staff.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Back office" })).toHaveCount(0);
});
