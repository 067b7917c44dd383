import type { Page } from "@playwright/test";
import { PASSWORD } from "../../support/accounts/client.ts";
import { holdScripts } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { openAs, signUpOn } from "../../support/accounts/site-accounts.ts";

/* These tests use the account pages by keyboard, with a password manager, and before the page's scripts run. */

// The browser reports each refused request as an error.
test.use({ expectErrors: [/status of 4\d\d/] });

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName);

test(
  "a form sent before the scripts ran is sent once they have run, with the typed values",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "early@keys.example.com";
    await signUpOn(site, email);
    const release = await holdScripts(page);
    await page.goto("/sign-in", { waitUntil: "commit" });
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    let posted = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && new URL(request.url()).pathname === "/sign-in")
        posted += 1;
    });
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/token?grant_type=password")) requests.push(request.url());
    });
    await page.getByLabel(/^Password/).press("Enter");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await release();
    await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
    expect(posted).toBe(0);
    expect(requests).toHaveLength(1);
  },
);

test(
  "the focus is never lost on the way through deleting an account",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "gone@keys.example.com";
    await openAs(page, await signUpOn(site, email), "/account");
    const part = page.getByRole("article", { name: "Delete account" });
    const open = part.getByRole("button", { name: "Delete my account" });
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(part.getByLabel(/^Password/)).toBeFocused();
    await part.getByRole("button", { name: "Cancel" }).press("Enter");
    expect(await focusedName(page)).toBe("Delete account");
    await open.press("Enter");
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    await expect(part.getByRole("alert")).toContainText("not the password");
    await expect(part.getByLabel(/^Password/)).toBeFocused();
    await part.getByLabel(/^Password/).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeFocused();
    await page.goto("/sign-in");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  },
);

test(
  "password managers find the account beside each of its passwords",
  { tag: "@slow" },
  async ({ page, site }) => {
    const email = "keeper@keys.example.com";
    await openAs(page, await signUpOn(site, email), "/account");
    await page.getByRole("button", { name: "Delete my account" }).click();
    for (const name of ["Password", "Delete account"]) {
      const form = page.getByRole("article", { name, exact: true }).locator("form");
      await expect(form.locator("input[type=password]").first()).toBeVisible();
      const account = form.locator("input[autocomplete=username]");
      await expect(account).toHaveValue(email);
      expect(await account.evaluate((field: HTMLInputElement) => field.tabIndex)).toBe(-1);
    }
  },
);

test("a toast covers no field", { tag: "@slow" }, async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, await signUpOn(site, "toast@keys.example.com"), "/account");
  const field = page.getByLabel("Name");
  await field.fill("Ada");
  // Scrolls until the field is at the height at which the toast appears.
  await field.evaluate((input) => {
    const { bottom } = input.getBoundingClientRect();
    window.scrollBy({ top: bottom - innerHeight + 30, behavior: "instant" });
  });
  await field.press("Enter");
  const toast = page.getByText("Saved.");
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const [over, under] = [await toast.boundingBox(), await field.boundingBox()];
      return Boolean(
        over && under && (over.y + over.height <= under.y || over.y >= under.y + under.height),
      );
    })
    .toBe(true);
});
