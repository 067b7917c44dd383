import type { Locator, Page } from "@playwright/test";
import { holdScripts, openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

const PATH = "/templates/score-website-leads";
const problems = (page: Page) =>
  page.locator("#template summary").filter({ hasText: /^Problems and answers$/ });

/** Marks version 2.0.0 of the template as downloaded. After hydration, the page then also says what changed since. */
async function haveTakenOlder(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("taken-score-website-leads", "2.0.0"));
}

test(
  "the focus and the opened answers stay if the visitor opened them before the scripts ran",
  { tag: "@slow" },
  async ({ page }) => {
    await haveTakenOlder(page);
    const letScriptsCome = await holdScripts(page);
    await page.goto(PATH, { waitUntil: "commit" });
    await problems(page).click();
    await problems(page).focus();
    await letScriptsCome();
    await wake(page, "#template");
    await expect(page.getByText("What changed since you took version 2.0.0")).toHaveCount(1);
    await expect(problems(page)).toBeFocused();
    expect(await openOnes(page)).toEqual(["Problems and answers"]);
  },
);

test("a step of the drawing that is pressed before the scripts ran is chosen", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(PATH, { waitUntil: "commit" });
  const step = page.getByRole("button", { name: /^Score the lead/ });
  await step.click();
  await letScriptsCome();
  await expect(step).toHaveAttribute("aria-pressed", "true");
});

test(
  "a button that is held down while the page hydrates does its work on release",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, PATH);
    const download = page.getByRole("button", { name: "Download", exact: true }).first();
    await press(page, download);
    await codeHasCome(page);
    await page.mouse.up();
    await expect(page.getByRole("dialog", { name: "Download Template" })).toBeVisible();
  },
);

test(
  "selected text keeps the page from hydrating until the visitor presses a button",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, PATH);
    const title = page.getByRole("heading", { level: 1 });
    await title.selectText();
    const marked = () => page.evaluate(() => String(getSelection()));
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await codeHasCome(page);
    expect(await marked()).toBe(await title.innerText());
    await page.getByRole("button", { name: "Download", exact: true }).first().press("Enter");
    await expect(page.getByRole("dialog", { name: "Download Template" })).toBeVisible();
  },
);

async function press(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
}

/** Waits until the browser has loaded the scripts of the template's page, and until they have had time to run. */
async function codeHasCome(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/form-state")),
  );
  await page.waitForTimeout(700);
}

function openOnes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("#template details[open] > summary")].map(
      ({ textContent }) => textContent,
    ),
  );
}
