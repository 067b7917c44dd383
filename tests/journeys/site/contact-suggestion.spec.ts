import type { Page } from "@playwright/test";
import { holdFormScripts, openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

/*
 * The calculator writes the beginning of a message into the contact form. These tests show that the visitor's own text
 * stays as it is.
 */

const BEGUN = /^It comes up 40 times a week, .* My task: $/;
const OWN = "We write offers by hand.";

const message = (page: Page) =>
  page.getByRole("form", { name: "Get in Touch" }).getByLabel("Message");

async function writeWithNumbers(page: Page): Promise<void> {
  await page.locator("#worth").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Write to us with these numbers" }).click();
}

async function toTemplatesAndBack(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Templates" }).first().click();
  await expect(page).toHaveURL(/\/templates/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/cases=40/);
}

test("a text that replaces the prepared message stays alone, also after going back", async ({
  page,
}) => {
  await openHydrated(page);
  await writeWithNumbers(page);
  await expect(message(page)).toHaveValue(BEGUN);
  await toTemplatesAndBack(page);
  await expect(message(page)).toHaveValue(BEGUN);
  await message(page).selectText();
  await page.keyboard.type(OWN);
  await toTemplatesAndBack(page);
  await expect(message(page)).toHaveValue(OWN);
  await page.reload();
  await page.mouse.wheel(0, 10);
  await expect(message(page)).toHaveValue(OWN);
  await message(page).fill("");
  await writeWithNumbers(page);
  await toTemplatesAndBack(page);
  await expect(message(page)).toHaveValue("");
});

test(
  "a text that is typed before the form's scripts ran gets nothing below it",
  { tag: "@slow" },
  async ({ page }) => {
    const release = await holdFormScripts(page);
    await openHydrated(page);
    await writeWithNumbers(page);
    await message(page).pressSequentially("We write ");
    await release();
    await page.keyboard.type("offers by hand.");
    await expect(message(page)).toHaveValue(OWN);
  },
);
