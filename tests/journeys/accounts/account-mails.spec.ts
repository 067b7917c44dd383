import type { Page } from "@playwright/test";
import { clientOf, PASSWORD } from "../../support/accounts/client.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { mailTo } from "../../support/mail/mails.ts";
import { maintain } from "../../support/operation/maintain.ts";
import { openAs, signUpOn } from "../../support/accounts/site-accounts.ts";

/*
 * Account pages ask for a code from an email, for example before a new password. These tests show that the field for
 * the code survives a reload, that the email can be sent again, and that the change can be dropped.
 */

// The browser reports each refused request as an error.
test.use({ expectErrors: [/status of 4\d\d|ERR_FAILED/] });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test(
  "a reload keeps the field for the code of a new password",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "ada@mails.example.com";
    await signUpOn(site, email);
    await page.goto("/forgot");
    await page.getByLabel("Email").fill(email);
    await press(page, "Send the email");
    await expect(page.getByRole("heading", { name: "Enter the code" })).toBeFocused();
    const first = await mailTo(site.dataDir, email, "Choose a new password");
    await page.reload();
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
    await press(page, "Send the email again");
    await expect(page.getByText("We have sent the email again.")).toBeVisible();
    await expectAccessible(page, { part: "main" });
    const newest = () => mailTo(site.dataDir, email, "Choose a new password");
    await expect.poll(async () => (await newest()).text).not.toBe(first.text);
    await page.getByLabel("Code we sent you").fill((await newest()).code);
    await press(page, "Continue");
    await expect(page).toHaveURL("/reset");
    await expect(page.getByLabel("New password")).toBeVisible();
    const account = page.locator("input[autocomplete=username]");
    await expect(account).toHaveValue(email);
    await page.goto("/forgot");
    await expect(page.getByLabel("Email")).toBeVisible();
  },
);

test("a visitor can give another address instead", async ({ page }) => {
  await page.goto("/forgot");
  await page.getByLabel("Email").fill("wrong@mails.example.com");
  await press(page, "Send the email");
  await press(page, "Use another address");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test(
  "a visitor whose sign-up email is missing can have another one sent",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "late@mails.example.com";
    await clientOf(site.url).signUp({ email, password: PASSWORD });
    await mailTo(site.dataDir, email);
    await page.goto("/confirm");
    await press(page, "No email, or too old?");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectAccessible(page, { part: "main" });
    await page.getByLabel("Email").fill(email);
    await press(page, "Send a new email");
    await expect(page.getByText(`We have sent an email to ${email}`)).toBeVisible();
  },
);

test(
  "a link that was accepted leads on although the site cannot say more about the account",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "cut@mails.example.com";
    await clientOf(site.url).signUp({ email, password: PASSWORD });
    const { link } = await mailTo(site.dataDir, email);
    await page.route("**/api/account", (route) => route.abort(), { times: 1 });
    await page.goto(link);
    await press(page, "Confirm");
    await expect(page.getByRole("heading", { name: "Your account" })).toBeFocused();
  },
);

test(
  "the code of an invitation leads to a new password although the site cannot say more about the account",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "cut-invited@mails.example.com";
    await maintain("staff", site.dataDir, "", {}, ["add", email]);
    const { code } = await mailTo(site.dataDir, email, "invited");
    await page.route("**/api/account", (route) => route.abort(), { times: 1 });
    await openHydrated(page, "/confirm?type=invite");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Code we sent you").fill(code);
    await press(page, "Confirm");
    await expect(page.getByLabel("New password")).toBeVisible();
  },
);

test(
  "the emails about a change of address can be sent again, and the change dropped",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "mara@mails.example.com";
    await openAs(page, await signUpOn(site, email), "/account");
    const part = page.getByRole("article", { name: "Email", exact: true });
    await part.getByLabel("New email").fill("new@mails.example.com");
    await press(page, "Change email");
    const first = await mailTo(site.dataDir, "new@mails.example.com", "Confirm your new");
    await press(page, "Send the emails again");
    await expect(part.getByText("We have sent both emails again.")).toBeVisible();
    const again = () => mailTo(site.dataDir, "new@mails.example.com", "Confirm your new");
    await expect.poll(async () => (await again()).text).not.toBe(first.text);
    const { link } = await again();
    await expectAccessible(page, { part: "main" });
    await press(page, "Cancel the change");
    await expect(part.getByText("Waiting for")).toHaveCount(0);
    await expect(part.getByRole("heading")).toBeFocused();
    await page.reload();
    await expect(part.getByLabel("New email")).toBeVisible();
    await expect(part.getByText("Waiting for")).toHaveCount(0);
    await page.goto(link);
    await press(page, "Confirm");
    await expect(page.getByText("Your account page shows what your address is now")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Your account" }).click();
    await expect(page.getByRole("heading", { name: "Your account" })).toBeFocused();
  },
);

test(
  "an account without a password is deleted by a mailed code",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "plain@mails.example.com";
    const client = clientOf(site.url);
    // A second sign-up removes the password of an unconfirmed account, because a stranger may have chosen the password.
    await client.signUp({ email, password: PASSWORD });
    await client.signUp({ email, password: PASSWORD });
    await mailTo(site.dataDir, email);
    await new Promise((soon) => setTimeout(soon, 3000));
    const { code } = await mailTo(site.dataDir, email);
    const { error } = await client.verifyOtp({ type: "signup", email, token: code });
    expect(error).toBeNull();
    await openAs(page, client, "/account");
    const part = page.getByRole("article", { name: "Delete account" });
    await press(page, "Delete my account");
    await expect(part.getByLabel("Code we sent you")).toBeFocused();
    await part.getByLabel("Code we sent you").fill("000000");
    await press(page, "Delete for good");
    await expect(part.getByRole("alert").first()).not.toBeEmpty();
    const mailed = await mailTo(site.dataDir, email, "Your code");
    await part.getByLabel("Code we sent you").fill(mailed.code);
    await press(page, "Delete for good");
    await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  },
);

test(
  "a service that demands a code before a new password gets one, and no field is typed twice",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "careful@mails.example.com";
    await openAs(page, await signUpOn(site, email), "/account");
    let attempts = 0;
    await page.route("**/auth/v1/user", async (route) => {
      if (route.request().method() !== "PUT" || (attempts += 1) > 1) return route.fallback();
      const headers = { "X-Supabase-Api-Version": "2024-01-01" };
      const json = { code: "reauthentication_needed", message: "Password update requires it" };
      await route.fulfill({ status: 400, headers, json });
    });
    const part = page.getByRole("article", { name: "Password", exact: true });
    await part.getByLabel("Current password").fill(PASSWORD);
    await part.getByLabel("New password").fill("another quiet wire");
    await press(page, "Change password");
    await expect(part.getByLabel("Code we sent you")).toBeFocused();
    await expectAccessible(page, { part: "main" });
    const { code } = await mailTo(site.dataDir, email, "Your code");
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    await expect(part.getByLabel("Code we sent you")).toHaveCount(0);
    const { error } = await clientOf(site.url).signInWithPassword({
      email,
      password: "another quiet wire",
    });
    expect(error).toBeNull();
  },
);
