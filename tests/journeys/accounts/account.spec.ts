import type { Page } from "@playwright/test";
import { PASSWORD } from "../../support/accounts/client.ts";
import { openAs, signInBrowserAs, signUpOn } from "../../support/accounts/site-accounts.ts";
import { accountHeading, signIn, signUp } from "../../support/browser/account-forms.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { mailTo } from "../../support/mail/mails.ts";
import type { Site } from "../../support/operation/site.ts";

test.use({ reducedMotion: "no-preference" });

const OTHER = "another quiet wire";
let people = 0;
const somebody = () => `ada${(people += 1)}-${process.pid}@example.com`;

async function signUpAndConfirm(page: Page, site: Site, email: string, path: string) {
  await signUp(page, email, path);
  await expect(page.getByText(`We have sent an email to ${email}`)).toBeVisible();
  const { code } = await mailTo(site.dataDir, email);
  await page.getByLabel("Code we sent you").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
}

test(
  "a visitor who never signed in downloads nothing of the client library",
  { tag: "@slow" },
  async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.text());
    });
    for (const path of ["/", "/privacy", "/sign-in"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    const sources = await Promise.all(scripts);
    expect(sources.length).toBeGreaterThan(3);
    expect(sources.filter((source) => source.includes("GoTrueClient"))).toEqual([]);
  },
);

test("signing up leads by email to the page the visitor wanted, and the session stays", async ({
  page,
  site,
}) => {
  const email = somebody();
  await page.goto("/account");
  await expect(page).toHaveURL("/sign-in?next=%2Faccount");
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/sign-up?next=%2Faccount");
  await signUpAndConfirm(page, site, email, page.url());
  await expect(accountHeading(page)).toBeVisible();
  await expect(page).toHaveURL("/account");
  const keys = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key !== "theme"),
  );
  expect(keys).toContain("sb-localhost-auth-token");
  await page.reload();
  await expect(accountHeading(page)).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
});

test(
  "the mailed link confirms with one press, in another browser too",
  { tag: "@slow" },
  async ({ page, site, browser }) => {
    const email = somebody();
    await page.goto("/sign-up");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("New password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign up" }).click();
    const { link } = await mailTo(site.dataDir, email);
    const phone = await browser.newPage();
    await phone.goto(link);
    await phone.getByRole("button", { name: "Confirm" }).click();
    await expect(accountHeading(phone)).toBeVisible();
    await phone.goto(link);
    await phone.getByRole("button", { name: "Confirm" }).click();
    await expect(phone.getByText("already been used")).toBeVisible();
    await phone.close();
  },
);

test.describe("wrong answers", () => {
  test.use({ expectErrors: [/status of 4\d\d/] });

  test("are said plainly, and signing in by keyboard alone works", async ({ page, site }) => {
    const email = somebody();
    await signUpOn(site, email);
    await page.goto("/sign-in");
    await signIn(page, email, "not the password");
    await expect(page.getByRole("alert")).toContainText(
      "That email and password do not belong together.",
    );
    await expectAccessible(page, { part: "main" });
    const password = page.getByLabel(/^Password/);
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await password.fill("");
    await password.focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(accountHeading(page)).toBeVisible();
  });

  test(
    "an easy password, a second sign-up and an unconfirmed address",
    { tag: "@slow" },
    async ({ page }) => {
      const email = somebody();
      await page.goto("/sign-up");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("New password").fill("password123");
      await page.getByRole("button", { name: "Sign up" }).click();
      await expect(page.getByRole("alert")).toContainText("easy to guess");
      await page.getByLabel("New password").fill(PASSWORD);
      await page.getByRole("button", { name: "Sign up" }).click();
      await expect(page.getByText("We have sent an email")).toBeVisible();
      await page.goto("/sign-in");
      await signIn(page, email, PASSWORD);
      await expect(page.getByRole("alert")).toContainText("not confirmed yet");
      await page.getByRole("button", { name: "Send the confirmation again" }).click();
      await expect(page.getByText("We have sent the email again.")).toBeVisible();
    },
  );
});

test("a forgotten password is replaced by mail", async ({ page, site }) => {
  const email = somebody();
  await signUpOn(site, email);
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(/\/forgot/);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the email" }).click();
  const { code } = await mailTo(site.dataDir, email, "Choose a new password");
  await page.getByLabel("Code we sent you").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("New password").fill(OTHER);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(accountHeading(page)).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await signIn(page, email, OTHER);
  await expect(accountHeading(page)).toBeVisible();
});

test.describe("a session that ended", () => {
  // The page learns from a refused request that the session has ended. The browser reports this request as an error.
  test.use({ expectErrors: [/status of 401/] });

  test("signing out everywhere ends the session in another browser", async ({
    page,
    site,
    browser,
  }) => {
    const email = somebody();
    await signInBrowserAs(page, await signUpOn(site, email));
    const other = await browser.newPage({ baseURL: site.url });
    await other.goto("/sign-in?next=//evil.example");
    await signIn(other, email, PASSWORD);
    await expect(other).toHaveURL(`${site.url}/account`);
    await page.goto("/account");
    const sessions = page.getByRole("article", { name: "Sessions" }).getByRole("listitem");
    await expect(
      sessions.filter({ hasText: /signed in .+\d:\d\d.+last used .+\d:\d\d/ }),
    ).toHaveCount(2);
    await expect(sessions.filter({ hasText: "this one" })).toHaveCount(1);
    await expect(page.getByRole("button", { name: /^Sign out: .+ signed in/ })).toHaveCount(1);
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await other.reload();
    await expect(other).toHaveURL(/\/sign-in|\/account/);
    await expect(other.getByText("Your downloads")).toHaveCount(0);
    await other.close();
  });
});

test(
  "a person changes profile, password and address on the account page",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = somebody();
    await openAs(page, await signUpOn(site, email), "/account");
    const part = (name: string) => page.getByRole("article", { name, exact: true });
    await part("Profile").getByLabel("Name").fill("Ada Example");
    await part("Profile").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await part("Password").getByLabel("Current password").fill(PASSWORD);
    await part("Password").getByLabel("New password").fill(OTHER);
    await part("Password").getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    const wished = somebody();
    await part("Email").getByLabel("New email").fill(wished);
    await part("Email").getByRole("button", { name: "Change email" }).click();
    await expect(page.getByText(`Waiting for ${wished}`)).toBeVisible();
    for (const [address, about] of [
      [email, "about to change"],
      [wished, "new email address"],
    ] as const) {
      const { link } = await mailTo(site.dataDir, address, about);
      await page.goto(link);
      await page.getByRole("button", { name: "Confirm" }).click();
      if (address === email) await expect(page.getByText("the other mailbox")).toBeVisible();
    }
    await expect(accountHeading(page)).toBeVisible();
    await expect(page.getByText(wished).first()).toBeVisible();
    await page.reload();
    await expect(part("Profile").getByLabel("Name")).toHaveValue("Ada Example");
  },
);

test(
  "every account page is accessible in every state",
  { tag: "@slow" },
  async ({ page, site }) => {
    test.setTimeout(120_000);
    for (const path of ["/sign-in", "/sign-up", "/confirm", "/forgot", "/reset"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
    await openAs(page, await signUpOn(site, somebody()), "/account");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page
      .getByRole("article", { name: "Two-step sign-in" })
      .getByRole("button", { name: "Set up" })
      .click();
    await expect(page.getByAltText("QR code for the authenticator app")).toBeVisible();
    await expectAccessible(page);
  },
);

test("without scripts the pages say what is needed and send no password", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
  for (const path of ["/sign-in", "/sign-up", "/account", "/admin"]) {
    await page.goto(path);
    await expect(page.getByText("Accounts need JavaScript.")).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
  await page.close();
});

test("a signed-in visitor takes a template without typing the address, and finds it under the account", async ({
  page,
  site,
}) => {
  await openAs(page, await signUpOn(site, somebody()), "/templates/score-website-leads");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).first().click();
  expect((await saved).suggestedFilename()).toMatch(/^template-.+\.zip$/);
  await expect(page.getByText("Download started!")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("link", { name: "Score website leads" })).toBeVisible();
});

test.describe("without an answer of the server", () => {
  test.use({ expectErrors: [/net::ERR_FAILED/] });

  test("signing out ends the session in the browser", async ({ page, site }) => {
    await openAs(page, await signUpOn(site, somebody()), "/account");
    await expect(accountHeading(page)).toBeVisible();
    await page.route(/\/auth\/v1\/logout/, (route) => route.abort());
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(accountHeading(page)).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await page.goto("/account");
    await expect(page).toHaveURL(/\/sign-in/);
  });
});

test("a download form that a signed-in visitor fills in while the session is still read is not sent by itself", async ({
  page,
  site,
}) => {
  await signInBrowserAs(page, await signUpOn(site, somebody()));
  const library = /\/auth-client-[^/]+\.js$/;
  const { promise: typed, resolve: readSession } = Promise.withResolvers<void>();
  await page.route(library, async (route) => {
    await typed;
    await route.continue();
  });
  const leads: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/download-leads")) leads.push(request.postDataJSON());
  });
  await openHydrated(page, "/templates/score-website-leads");
  await page.getByRole("button", { name: "Download", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Download Template" });
  await dialog.getByRole("textbox", { name: "Email" }).fill("other@example.com");
  await dialog.getByLabel(/weekly automation tips/).check();
  const read = page.waitForResponse(library);
  readSession();
  await read;
  // With a session, the browser could now send the form. A moment later it would have done so.
  await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  await expect(dialog.getByText("Download started!")).toBeVisible();
  expect(leads[0]).toMatchObject({ email: "other@example.com", wants_newsletter: true });
});
