import type { Page } from "@playwright/test";
import { codeAt, stepAt } from "#features/auth/server/proofs/totp.ts";
import { clientOf, PASSWORD, STORAGE_KEY } from "../../support/accounts/client.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { mailTo } from "../../support/mail/mails.ts";
import { maintain } from "../../support/operation/maintain.ts";
import {
  openAs,
  signInBrowserAs,
  signUpOn,
  staffOn,
  tokenOf,
} from "../../support/accounts/site-accounts.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";

/* These tests show that no state of the account pages is a dead end. */

// The browser reports each refused request as an error.
test.use({ expectErrors: [/status of 4\d\d/] });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test(
  "a used confirmation link leads to a new one, and to signing in",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "ada@ways.example.com";
    const client = clientOf(site.url);
    await client.signUp({ email, password: PASSWORD });
    const { link } = await mailTo(site.dataDir, email);
    await page.goto(link.replace(/token_hash=[^&]+/, "token_hash=made-up"));
    await press(page, "Confirm");
    await expect(heading(page, "This link no longer works")).toBeFocused();
    await expectAccessible(page, { part: "main" });
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      /^\/sign-in/,
    );
    await page.getByLabel("Email").fill(email);
    await press(page, "Send a new email");
    await expect(page.getByText(`We have sent an email to ${email}`)).toBeVisible();
    await expect.poll(async () => (await mailTo(site.dataDir, email)).link).not.toBe(link);
    await page.getByLabel("Code we sent you").fill((await mailTo(site.dataDir, email)).code);
    await press(page, "Confirm");
    await expect(heading(page, "Your account")).toBeFocused();
  },
);

test(
  "a made-up reset link leads to a new email, a made-up invitation to the person who invited",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/reset#type=recovery&token_hash=made-up");
    await press(page, "Continue");
    await expect(page).toHaveURL("/forgot");
    await expect(page.getByRole("alert").filter({ visible: true })).toContainText(
      "already been used",
    );
    await expect(page.getByLabel("Email")).toBeVisible();
    await expectAccessible(page, { part: "main" });
    for (const [path, button] of [
      ["/reset", "Continue"],
      ["/confirm", "Confirm"],
    ] as const) {
      await page.goto("/privacy");
      await page.goto(`${path}#type=invite&token_hash=made-up`);
      await press(page, button);
      await expect(page.getByText("ask whoever invited you")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
      await expectAccessible(page, { part: "main" });
    }
  },
);

test(
  "a link on the sign-in page leads to the field for an invitation's code",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "invited@ways.example.com";
    await maintain("staff", site.dataDir, "", {}, ["add", email]);
    const { code } = await mailTo(site.dataDir, email, "invited");
    await openHydrated(page, "/sign-in");
    await page.getByRole("link", { name: "I was invited" }).click();
    await expect(heading(page, "Your invitation")).toBeFocused();
    await expectAccessible(page, { part: "main" });
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Code we sent you").fill(code);
    await press(page, "Confirm");
    await page.getByLabel("New password").fill(PASSWORD);
    await press(page, "Save password");
    await expect(heading(page, "Set up an authenticator app")).toBeVisible();
  },
);

test(
  "a session that ended elsewhere is deleted, and the sign-in leads back to the page",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "mara@ways.example.com";
    const client = await staffOn(site, email);
    await signInBrowserAs(page, client);
    const stored = await page.evaluate((key) => localStorage.getItem(key) ?? "", STORAGE_KEY);
    await client.signOut({ scope: "global" });
    for (const path of ["/account", "/admin", "/admin/messages?status=open"]) {
      await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
        STORAGE_KEY,
        stored,
      ] as const);
      await page.goto(path);
      await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(path)}`);
      await expect(page.getByText("You were signed out. Please sign in again.")).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBeNull();
    }
    await expectAccessible(page, { part: "main" });
  },
);

test(
  "an action after the session has ended leads to signing in too",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "ruben@ways.example.com";
    const client = await signUpOn(site, email);
    await openAs(page, client, "/account");
    await expect(heading(page, "Your account")).toBeVisible();
    await fetch(`${site.url}/auth/v1/logout?scope=global`, {
      method: "POST",
      headers: { Authorization: `Bearer ${await tokenOf(client)}` },
    });
    await page.getByLabel("Name").fill("Ruben");
    await press(page, "Save");
    await expect(page).toHaveURL("/sign-in?next=%2Faccount");
    await expect(heading(page, "Sign in")).toBeFocused();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await press(page, "Sign in");
    await expect(heading(page, "Your account")).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveValue("Ruben");
    await press(page, "Save");
    await expect(page.getByText("Saved.")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Name")).toHaveValue("Ruben");
  },
);

test(
  "a note whose session ended before saving is there again after signing in",
  { tag: "@slow" },
  async ({ page, site }) => {
    await leaveMessage(site.url, {
      name: "Iris Example",
      email: "iris@ways.example.com",
      message: "Please call.",
    });
    const email = "note@ways.example.com";
    const client = await staffOn(site, email);
    await openAs(page, client, "/admin/messages");
    await page.getByRole("link", { name: "Iris Example" }).click();
    await page.getByLabel("Note").fill("Called twice, nobody there.");
    const where = new URL(page.url()).pathname;
    const back = await client.getSession();
    // The browser's request to sign out does not reach the server, so the same session still works below.
    await page.route("**/auth/v1/logout*", (route) => route.fulfill({ status: 204 }));
    await page.route("**/api/admin/messages/*", (route) =>
      route.fulfill({ status: 401, json: { error: "Please sign in." } }),
    );
    await press(page, "Save note");
    await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(where)}`);
    await page.unroute("**/api/admin/messages/*");
    await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
      STORAGE_KEY,
      JSON.stringify(back.data.session),
    ] as const);
    await page.goto(where);
    await expect(page.getByLabel("Note")).toHaveValue("Called twice, nobody there.");
  },
);

test("recovery codes that nobody has said to have kept are called lost, until there are new ones", async ({
  page,
  site,
}) => {
  await openAs(page, await staffOn(site, "lost@ways.example.com"), "/account");
  const lost = page.getByText(/^You have not said that you kept your recovery codes/);
  const make = page.getByRole("button", { name: "New recovery codes" });
  await make.click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  await page.reload();
  await expect(lost).toBeVisible();
  await page.goto("/admin/today");
  await lost.getByRole("link", { name: "Your account" }).click();
  await make.click();
  await press(page, "I have kept them");
  await expect(make).toBeVisible();
  await expect(lost).toHaveCount(0);
});

test(
  "staff move to another phone by themselves, and the former phone then opens no session",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "nora@ways.example.com";
    await openAs(page, await staffOn(site, email), "/account");
    const card = (name: string) => page.getByRole("article", { name, exact: true });
    await expect(card("Two-step sign-in").getByText("10 recovery codes are left.")).toBeVisible();
    await expect(card("Two-step sign-in").getByRole("button", { name: "Turn off" })).toHaveCount(0);
    await press(page, "Use another phone");
    const other = card("Set up your other phone");
    await expect(other.getByRole("heading")).toBeFocused();
    await other.getByRole("button", { name: "Set up" }).click();
    await expect(other.getByLabel("Code from the app")).toBeFocused();
    await expectAccessible(page, { part: "main" });
    const secret = (await other.locator("code").innerText()).replaceAll(" ", "");
    await other.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date())));
    await press(page, "Verify");
    await expect(page.getByText("Your other phone is set up.")).toBeVisible();
    await expect(card("Two-step sign-in").getByText("10 recovery codes are left.")).toBeVisible();
    await press(page, "Sign out");
    await expect(heading(page, "Sign in")).toBeFocused();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await press(page, "Sign in");
    await page.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date()) + 1));
    await press(page, "Continue");
    await expect(heading(page, "Your account")).toBeFocused();
    const { data } = await clientOf(site.url).signInWithPassword({ email, password: PASSWORD });
    expect(data.user?.factors?.filter(({ factor_type }) => factor_type === "totp")).toHaveLength(1);
  },
);

test(
  "a missing second step is requested, and the typed action then goes on by itself",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "vera@ways.example.com";
    await openAs(page, await signUpOn(site, email), "/account");
    const card = page.getByRole("article", { name: "Two-step sign-in" });
    await card.getByRole("button", { name: "Set up" }).press("Enter");
    await card.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(card.getByRole("heading")).toBeFocused();
    await card.getByRole("button", { name: "Set up" }).click();
    const secret = (await card.locator("code").innerText()).replaceAll(" ", "");
    // Three codes are valid at any time. The test uses the oldest, because the site later accepts only newer codes. If
    // this code expires while it is typed, the test tries again.
    await expect(async () => {
      await page.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date()) - 1));
      await press(page, "Verify");
      const codes = page.getByRole("heading", { name: "Your recovery codes" });
      await expect(codes).toBeFocused({ timeout: 5_000 });
    }).toPass();
    await expect(card).toHaveCount(0);
    await press(page, "I have kept them");
    await expect(card.getByRole("heading")).toBeFocused();
    await press(page, "Sign out");
    await expect(heading(page, "Sign in")).toBeFocused();

    // Without the second factor, the account page asks for a code and shows no data.
    const client = clientOf(site.url);
    await client.signInWithPassword({ email, password: PASSWORD });
    await openAs(page, client, "/account");
    await expect(heading(page, "Two-step sign-in")).toBeVisible();
    await expect(page.getByText("Neither the app nor a recovery code")).toBeVisible();
    await page.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date())));
    await press(page, "Continue");
    await expect(heading(page, "Your account")).toBeFocused();

    // A hosted account service may ask for the second factor again in the middle of an action.
    let attempts = 0;
    await page.route("**/api/account", async (route) => {
      if (route.request().method() !== "DELETE" || (attempts += 1) > 1) return route.fallback();
      const error = "Please confirm with your authenticator app first.";
      await route.fulfill({ status: 403, json: { error, code: "insufficient_aal" } });
    });
    await press(page, "Delete my account");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Two-step sign-in" });
    await expect(dialog.getByLabel("Code from the app")).toBeVisible();
    await expectAccessible(page, { part: "dialog[open]" });
    await dialog.getByLabel("Code from the app").fill(codeAt(secret, stepAt(new Date()) + 1));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  },
);

test(
  "an address typed on one account page is filled in on the next",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "once@ways.example.com";
    await page.goto("/sign-in");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await press(page, "Sign in");
    await page.getByRole("alert").getByRole("link", { name: "Choose a new password" }).click();
    await expect(heading(page, "Choose a new password")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await page.getByRole("link", { name: "Sign up", exact: true }).click();
    await expect(heading(page, "Sign up")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("New password").fill(PASSWORD);
    await press(page, "Sign up");
    await page.getByLabel("Code we sent you").fill((await mailTo(site.dataDir, email)).code);
    await press(page, "Confirm");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    // The next person at this screen must not see the email address.
    await expect(heading(page, "Sign in")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("");
  },
);

test(
  "text typed while another tab signs out is there after signing in",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "tabs@ways.example.com";
    await openAs(page, await signUpOn(site, email), "/account");
    await page.getByLabel("Name", { exact: true }).fill("Mara on Monday");
    const other = await page.context().newPage();
    await other.goto("/account");
    await press(other, "Sign out");
    await expect(page.getByText("You were signed out. Please sign in again.")).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await press(page, "Sign in");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mara on Monday");
  },
);
