import type { Page } from "@playwright/test";
import { PASSWORD } from "../../support/accounts/client.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { mailTo } from "../../support/mail/mails.ts";
import { signUpOn, staffOn } from "../../support/accounts/site-accounts.ts";

/* The states of the account pages that are not there at first: refusals, second steps, dead ends. */

// The browser reports each refused request.
test.use({ expectErrors: [/status of 4\d\d/] });

const alert = (page: Page) => page.getByRole("alert").filter({ visible: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function signIn(page: Page, email: string, path = "/sign-in"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await press(page, "Sign in");
}

async function expectRefusal(page: Page, words: string): Promise<void> {
  await expect(alert(page)).toContainText(words);
  await expectAccessible(page, { part: "main" });
}

test("refusals before signing in are accessible", { tag: "@slow" }, async ({ page, site }) => {
  test.setTimeout(180_000);
  await signIn(page, "nobody@states.example.com");
  await expectRefusal(page, "do not belong together");
  await page.goto("/sign-up");
  await page.getByLabel("Email").fill("eve@states.example.com");
  await page.getByLabel("New password").fill("password123");
  await press(page, "Sign up");
  await expectRefusal(page, "easy to guess");
  await page.getByLabel("New password").fill(PASSWORD);
  await press(page, "Sign up");
  await page.getByLabel("Code we sent you").fill("000000");
  await press(page, "Confirm");
  await expectRefusal(page, "already been used");
  await signIn(page, "eve@states.example.com");
  await expectRefusal(page, "not confirmed yet");
  await page.goto("/reset#error=access_denied&error_code=otp_expired");
  await expectRefusal(page, "already been used");
  await expect(page).toHaveURL("/forgot");

  await signUpOn(site, "ada@states.example.com");
  await page.goto("/forgot");
  await page.getByLabel("Email").fill("ada@states.example.com");
  await press(page, "Send the email");
  await expect(page.getByLabel("Code we sent you")).toBeVisible();
  await expectAccessible(page, { part: "main" });
  await page.getByLabel("Code we sent you").fill("000000");
  await press(page, "Continue");
  await expectRefusal(page, "already been used");
  const { link } = await mailTo(site.dataDir, "ada@states.example.com", "Choose a new password");
  await page.goto(link);
  await press(page, "Continue");
  await page.getByLabel("New password").fill("password123");
  await press(page, "Save password");
  await expectRefusal(page, "easy to guess");
});

test("refusals on the account page are accessible", { tag: "@slow" }, async ({ page, site }) => {
  test.setTimeout(180_000);
  await signUpOn(site, "mara@states.example.com");
  await signUpOn(site, "ruben@states.example.com");
  await signIn(page, "mara@states.example.com");
  const part = (name: string) => page.getByRole("article", { name, exact: true });
  await part("Email").getByLabel("New email").fill("ruben@states.example.com");
  await press(page, "Change email");
  await expect(part("Email").getByRole("alert")).toContainText("Another account");
  await part("Password").getByLabel("Current password").fill("not the password");
  await part("Password").getByLabel("New password").fill("another quiet wire");
  await press(page, "Change password");
  await expect(part("Password").getByRole("alert")).toContainText("not your current password");
  await press(page, "Delete my account");
  await part("Delete account")
    .getByLabel(/^Password/)
    .fill("not the password");
  await press(page, "Delete for good");
  await expect(part("Delete account").getByRole("alert")).toContainText("not the password");
  await part("Two-step sign-in").getByRole("button", { name: "Set up" }).click();
  await part("Two-step sign-in").getByLabel("Code from the app").fill("000000");
  await press(page, "Verify");
  await expect(part("Two-step sign-in").getByRole("alert")).toContainText("not right");
  await expectAccessible(page, { part: "main" });

  await part("Email").getByLabel("New email").fill("new@states.example.com");
  await press(page, "Change email");
  await expect(page.getByText("Waiting for new@states.example.com")).toBeVisible();
  await page.getByRole("link", { name: "Enter a code from the email" }).click();
  await page.getByRole("textbox", { name: /^Email/ }).fill("mara@states.example.com");
  const { code } = await mailTo(site.dataDir, "mara@states.example.com", "about to change");
  await page.getByLabel("Code we sent you").fill(code);
  await press(page, "Confirm");
  await expect(page.getByText("the other mailbox")).toBeVisible();
  await expectAccessible(page, { part: "main" });
  await page.goto("/admin");
  await expect(page.getByText("This part of the website is for staff.")).toBeVisible();
  await expectAccessible(page, { part: "main" });
});

test(
  "the second step is accessible, with the app and without it",
  { tag: "@slow" },
  async ({ page, site }) => {
    test.setTimeout(120_000);
    await staffOn(site, "staff@states.example.com");
    await signIn(page, "staff@states.example.com", "/sign-in?next=/admin");
    await expect(page.getByLabel("Code from the app")).toBeVisible();
    await expectAccessible(page, { part: "main" });
    await page.getByLabel("Code from the app").fill("000000");
    await press(page, "Continue");
    await expectRefusal(page, "not right");
    await press(page, "Use a recovery code");
    await page.getByLabel("Recovery code").fill("abcd-abcd");
    await press(page, "Continue");
    await expectRefusal(page, "This recovery code is not right");
  },
);
