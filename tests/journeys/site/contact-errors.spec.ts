import type { Page } from "@playwright/test";
import {
  holdFormChecks,
  holdFormScripts,
  holdScripts,
  hydrated,
  wake,
} from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

/** Fills in a mistake at once and presses Send, while `hold` keeps scripts back until `release` is called. */
async function pressSendEarly(
  page: Page,
  hold: typeof holdScripts | typeof holdFormChecks | typeof holdFormScripts,
) {
  const release = await hold(page);
  await page.goto("/#contact", { waitUntil: "commit" });
  if (hold !== holdScripts) await hydrated(page);
  const form = page.locator("#contact-form");
  await form.getByLabel("Email").fill("me@");
  if (hold === holdFormChecks) await wake(page, "#get-in-touch");
  await form.getByRole("button", { name: "Send Message" }).click();
  return { form, release };
}

for (const [hold, held] of [
  [holdFormChecks, "the code that checks the values"],
  [holdFormScripts, "the form's scripts"],
  [holdScripts, "all scripts"],
] as const) {
  test(`the first press finds a mistake that was filled in at once, before ${held} came`, async ({
    page,
  }) => {
    const { form, release } = await pressSendEarly(page, hold);
    await release();
    await expect(form).toContainText("4 fields need a second look: Name, Email, Phone, Message.");
    await expect(form.getByLabel("Name")).toBeFocused();
    await expect(form.getByLabel("Email")).toHaveValue("me@");
  });

  test(`a press before ${held} came takes the focus from nobody who types`, async ({ page }) => {
    const { form, release } = await pressSendEarly(page, hold);
    const message = form.getByLabel("Message");
    await message.pressSequentially("Our book");
    await release();
    if (hold === holdFormChecks) await expect(form).toContainText("4 fields need a second look");
    else await wake(page, "#get-in-touch");
    await page.keyboard.type("ings come by phone");
    await expect(message).toBeFocused();
    await expect(message).toHaveValue("Our bookings come by phone");
  });
}

test("a form that was sent before the scripts came stays with a visitor who goes on typing, and an error until the value is valid", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/sign-in", { waitUntil: "commit" });
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Sign in" }).click();
  const password = main.locator("[name=password]");
  await password.pressSequentially("correct");
  await release();
  await page.keyboard.type(" horse");
  await expect(password).toHaveValue("correct horse");
  await expect(password).toBeFocused();

  const email = main.getByLabel("Email");
  await main.getByRole("button", { name: "Sign in" }).click();
  await expect(email).toBeFocused();
  await email.pressSequentially("foo@");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.pressSequentially("example.com");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(email).toBeFocused();
  await email.fill("foo@");
  await page.keyboard.press("Tab");
  await expect(email).toHaveAttribute("aria-invalid", "true");
});

test.describe("if the form's scripts fail to load", () => {
  test.use({ expectErrors: [/ERR_FAILED/] });

  test("the browser itself refuses an invalid form", async ({ page }) => {
    await page.route(/\/assets\/contact-form/, (route) => route.abort());
    await page.goto("/#contact");
    await hydrated(page);
    const form = page.locator("#contact-form");
    await form.getByLabel("Email").fill("me@");
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(form.getByLabel("Name")).toBeFocused();
  });
});
