import { codeAt, stepAt } from "#features/auth/server/proofs/totp.ts";
import { PASSWORD } from "../../support/accounts/client.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { ANON_KEY } from "../../support/accounts/hosted-accounts.ts";
import {
  expect,
  hostedLink,
  session,
  STORAGE_KEY,
  test,
} from "../../support/accounts/hosted-journey.ts";
import { accountHeading, signIn, signUp } from "../../support/browser/account-forms.ts";
import { mailTo } from "../../support/mail/mails.ts";
import { maintain } from "../../support/operation/maintain.ts";

// The browser reports these answers as errors: 401 to a request for a document below /admin, and 404 from this hosted
// account service to requests about recovery codes.
test.use({ expectErrors: [/status of 40[14]/] });

test(
  "an account of a hosted service is made, used and left",
  { tag: "@slow" },
  async ({ page, hosted }) => {
    const email = "ada@example.com";
    await signUp(page, email, "/sign-up?next=/account");
    await expect(page.getByText(`We have sent an email to ${email}`)).toBeVisible();
    const { code } = await mailTo(hosted.dataDir, email);
    await page.getByLabel("Code we sent you").fill(code);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(accountHeading(page)).toBeVisible();
    expect(hosted.requests).toEqual(
      expect.arrayContaining(["POST /auth/v1/signup", "POST /auth/v1/verify"]),
    );
    expect(hosted.requests).toContain("GET /auth/v1/.well-known/jwks.json");
    await page.goto("/templates/score-website-leads");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).first().click();
    await saved;
    await page.goto("/account");
    await expect(page.getByRole("link", { name: "Score website leads" })).toBeVisible();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    expect(await page.evaluate((key) => key in localStorage, STORAGE_KEY)).toBe(false);
  },
);

test(
  "the account page offers the actions of a hosted service, and names those that are missing",
  { tag: "@slow" },
  async ({ page, site, hosted }) => {
    test.setTimeout(120_000);
    const email = "eve@example.com";
    await signUp(page, email);
    const { link } = await mailTo(hosted.dataDir, email);
    await page.goto(hostedLink(hosted, link, `${site.url}/account`));
    await expect(accountHeading(page)).toBeVisible();
    const part = (name: string) => page.getByRole("article", { name, exact: true });
    await expect(part("Delete account")).toContainText("Write to us to have your account deleted");
    await expect(part("Delete account").getByRole("button")).toHaveCount(0);
    await expect(part("Delete account").getByRole("link")).toHaveAttribute("href", /^mailto:/);
    await expect(part("Sessions")).toContainText("Signs you out in every browser.");
    await expect(part("Sessions").getByRole("listitem")).toHaveCount(0);
    await part("Profile").getByLabel("Name").fill("Eve Example");
    await part("Profile").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expectAccessible(page);

    const second = part("Two-step sign-in");
    await second.getByRole("button", { name: "Set up" }).click();
    const secret = (await second.locator("code").innerText()).replaceAll(" ", "");
    await second.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date())));
    await second.getByRole("button", { name: "Verify" }).click();
    await expect(second.getByRole("button", { name: "Turn off" })).toBeVisible();
    await expect(second.getByRole("button", { name: "New recovery codes" })).toHaveCount(0);

    const { user } = await session(page);
    const settings = { SUPABASE_URL: hosted.url, SUPABASE_ANON_KEY: ANON_KEY };
    const { output } = await maintain("staff", site.dataDir, "", settings, ["add", user.id]);
    expect(output).toContain("is staff");
    await part("Sessions").getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await page.goto("/admin");
    await signIn(page, email, PASSWORD);
    await expect(page.getByRole("button", { name: "Use a recovery code" })).toHaveCount(0);
    await page.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date()) + 1));
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  },
);

test(
  "a forgotten password and a sign-in without an email lead to the right page",
  { tag: "@slow" },
  async ({ page, site, hosted, browser }) => {
    const email = "mara@example.com";
    await signUp(page, email);
    const confirm = await mailTo(hosted.dataDir, email);
    await page.goto(hostedLink(hosted, confirm.link, `${site.url}/account`));
    await expect(accountHeading(page)).toBeVisible();

    const forgetful = await browser.newPage({ baseURL: site.url });
    await forgetful.goto("/forgot");
    await forgetful.getByLabel("Email").fill(email);
    await forgetful.getByRole("button", { name: "Send the email" }).click();
    const recovery = await mailTo(hosted.dataDir, email, "Choose a new password");
    await forgetful.goto(hostedLink(hosted, recovery.link, `${site.url}/reset`));
    await forgetful.getByLabel("New password").fill("another quiet wire");
    await forgetful.getByRole("button", { name: "Save password" }).click();
    await expect(accountHeading(forgetful)).toBeVisible();
    // The new password has ended all earlier sessions.
    const opened = JSON.stringify(await session(forgetful));
    await forgetful.close();
    const late = await browser.newPage({ baseURL: site.url });
    await late.goto(hostedLink(hosted, recovery.link, `${site.url}/reset`));
    await expect(late.getByRole("alert")).toContainText("already been used");
    // If a used link leads to the account page, the visitor gets to the sign-in page, which says the same: "already
    // been used".
    await late.goto("/privacy");
    await late.goto(hostedLink(hosted, confirm.link, `${site.url}/account`));
    await expect(late).toHaveURL("/sign-in?next=%2Faccount");
    await expect(late.getByText("already been used")).toBeVisible();
    await late.close();

    // A hosted account service that sends no confirmation emails answers a sign-up with a session.
    const atOnce = await browser.newPage({ baseURL: site.url });
    const headers = { "Access-Control-Allow-Origin": "*" };
    await atOnce.route(`${hosted.url}/auth/v1/signup?*`, (route) =>
      route.fulfill({ body: opened, contentType: "application/json", headers }),
    );
    await signUp(atOnce, email);
    await expect(accountHeading(atOnce)).toBeVisible();
    await expect(atOnce).toHaveURL("/account");
    await atOnce.close();
  },
);
