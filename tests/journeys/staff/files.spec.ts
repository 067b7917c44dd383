import { openAs } from "../../support/accounts/site-accounts.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { contactMessage } from "../../support/contact/contact-message.ts";

test.use({ expectErrors: [/status of 422/] });

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

test(
  "a photo comes with a message, is saved by staff, and the lead is recorded beside it",
  { tag: "@slow" },
  async ({ page, staff }) => {
    test.setTimeout(120_000);
    const name = `Files ${crypto.randomUUID().slice(0, 8)}`;
    await openHydrated(page, "/#contact");
    const form = page.locator("#contact-form");
    const { email, phone, message } = contactMessage() as Record<string, string>;
    await form.getByLabel(/^Your name|^Name/).fill(name);
    await form.getByLabel(/^Email/).fill(email ?? "");
    await form.getByLabel(/^Phone/).fill(phone ?? "");
    await form.getByLabel(/^Message|^What/).fill(message ?? "");
    const files = form.getByLabel(/^Files/);
    await files.setInputFiles(file("program.jpg", Buffer.from("MZ")));
    await form.getByRole("button", { name: /Send/ }).click();
    await expect(page.getByText(/“program.jpg” is neither a picture/).first()).toBeVisible();
    await expect(form.getByLabel(/^Message|^What/)).toHaveValue(message ?? "");
    await files.setInputFiles(file("Lieferschein.jpg", JPEG));
    await form.getByRole("button", { name: /Send/ }).click();
    await expect(form).toContainText("Message Sent!");

    await openAs(page, staff, `/admin/messages?q=${encodeURIComponent(name)}`);
    await page
      .getByRole("link", { name: new RegExp(name) })
      .first()
      .click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: /Lieferschein.jpg/ }).click();
    expect((await saved).suggestedFilename()).toBe("Lieferschein.jpg");
    await page.getByLabel("Lead").selectOption("won");
    await page.getByLabel(/^Amount/).fill("1500");
    await page.getByRole("button", { name: "Save lead" }).click();
    await expect(page.getByText("Saved.").first()).toBeVisible();
    await expectAccessible(page, { widths: [360, 1440] });

    await page.goto("/admin/numbers");
    await page
      .getByRole("navigation", { name: "Show by" })
      .getByRole("link", { name: "Month" })
      .click();
    await expect(page.getByRole("img", { name: /^Money: €1,500/ })).toBeVisible();
    await expectAccessible(page, { widths: [360, 1440] });
  },
);
