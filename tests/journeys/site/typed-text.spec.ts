import type { Page } from "@playwright/test";
import { holdScripts, openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

/* A visitor fills in every field of the landing page, opens another page by a link, and goes back. */

const FIELDS = "main :is(input:is([type=text], [type=email], [type=tel], :not([type])), textarea)";

/** Returns the text in each field that visitors see, by the field's name. */
async function textsIn(page: Page): Promise<Record<string, string>> {
  const fields = await page.locator(FIELDS).all();
  const shown = await Promise.all(
    fields.map((field) =>
      field.evaluate((element) => {
        const { name, value, tabIndex } = element as HTMLInputElement;
        return tabIndex < 0 ? [] : [[name, value] as const];
      }),
    ),
  );
  return Object.fromEntries(shown.flat());
}

async function fillIn(page: Page): Promise<Record<string, string>> {
  const names = Object.keys(await textsIn(page));
  for (const [at, name] of names.entries())
    await page
      .locator(FIELDS)
      .and(page.locator(`[name=${name}]`))
      .fill(`${at + 20}`);
  return textsIn(page);
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
}

async function wakeForms(page: Page): Promise<void> {
  for (const island of ["#landing-worth", "#get-in-touch"]) {
    await page.locator(island).scrollIntoViewIfNeeded();
    await wake(page, island);
  }
}

test("text that was typed before the scripts came is there again after Back", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const typed = await fillIn(page);
  expect(Object.keys(typed)).toEqual(expect.arrayContaining(["cases", "name", "message"]));
  await leaveAndComeBack(page);
  await expect.poll(() => textsIn(page)).toEqual(typed);
  await release();
  await wakeForms(page);
  expect(await textsIn(page)).toEqual(typed);
});

test("text that was typed later is there again after a link and Back", async ({ page }) => {
  await openHydrated(page);
  await wakeForms(page);
  const typed = await fillIn(page);
  await leaveAndComeBack(page);
  await wakeForms(page);
  await expect.poll(() => textsIn(page)).toEqual(typed);
  await expect(page.locator("#worth").getByText("= 258 h")).toBeVisible();

  // The result of the last valid numbers stays beside a wrong one.
  await page.getByRole("textbox", { name: "Cost of an hour" }).fill("abc");
  await leaveAndComeBack(page);
  await wakeForms(page);
  await expect(page.getByRole("textbox", { name: "Cost of an hour" })).toHaveValue("abc");
  await expect(page.locator("#worth").getByText("= 258 h")).toBeVisible();
});
