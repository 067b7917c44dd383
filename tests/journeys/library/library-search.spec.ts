import type { Page } from "@playwright/test";
import { templatesPage } from "#content/library/templates-page.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { holdRequests, openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

const search = "Search templates";
const HOTEL = "Send guests a check-in message and ask for a review after departure";
const REMINDERS = "Send payment reminders in three friendly steps";
const exact = (page: Page) => page.getByRole("region", { name: "Automation Templates" });
const close = (page: Page) => page.getByRole("region", { name: "Close to what you typed" });
const count = (page: Page) => exact(page).getByRole("status").first();
const NOTHING = (said: string) =>
  `You searched for “${said}”.No templates found matching your criteria.`;

test("a searched trade is counted by its name, and one press clears the search", async ({
  page,
}) => {
  await openHydrated(page, "/templates?q=clinic", "#library");
  await expect(count(page)).toHaveText(/^\d+ for practices$/);
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(page).toHaveURL(/\/templates$/);
  await expect(page.getByLabel("Search templates")).toHaveValue("");
  await expect(page.getByLabel("Search templates")).toBeFocused();
  await expect(page.getByRole("link", { name: "Clear the search" })).toHaveCount(0);
});

test("one press also clears a word that was typed just before it", async ({ page }) => {
  await openHydrated(page, "/templates?q=leads", "#library");
  const field = page.getByLabel(search);
  const letListCome = await holdRequests(page, /templates\.data/);
  await field.press("End");
  await page.keyboard.type(" slack");
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(field).toHaveValue("");
  await page.waitForTimeout(500);
  letListCome();
  await expect(page).toHaveURL(/\/templates$/);
});

test("one press clears a word that was typed just before it, also before the list is hydrated", async ({
  page,
}) => {
  const letCodeCome = await holdRequests(page, /\/form-state-/);
  await openHydrated(page, "/templates?q=leads");
  const field = page.getByLabel(search);
  await field.press("End");
  await page.keyboard.type(" slack");
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(page).toHaveURL(/\/templates$/);
  letCodeCome();
  await wake(page, "#library");
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/templates$/);
  await expect(field).toHaveValue("");
});

test("going back right after typing is not overtaken by the search", async ({ page }) => {
  await openHydrated(page, "/templates", "#library");
  await page.getByRole("link", { name: "Finance", exact: true }).click();
  await expect(page).toHaveURL(/category=finance$/i);
  const letListCome = await holdRequests(page, /templates\.data/);
  const field = page.getByLabel(search);
  await field.fill("invoice");
  await page.evaluate(() => history.back());
  await page.waitForTimeout(500);
  letListCome();
  await expect(page).toHaveURL(/\/templates$/);
  await expect(field).toHaveValue("");
});

test("letters typed while a cleared search loads are a new search", async ({ page }) => {
  await openHydrated(page, "/templates?q=leads", "#library");
  const field = page.getByLabel(search);
  const letListCome = await holdRequests(page, /templates\.data$/);
  await page.getByRole("link", { name: "Clear the search" }).click();
  await page.keyboard.type("gu");
  letListCome();
  await page.keyboard.type("ests", { delay: 60 });
  await expect(page).toHaveURL(/\?q=guests$/);
  await expect(field).toHaveValue("guests");
});

test("a category that is chosen while a search is loading keeps what was typed", async ({
  page,
}) => {
  await openHydrated(page, "/templates", "#library");
  const field = page.getByLabel(search);
  let isAsked = false;
  await page.route(
    ({ search: query }) => query.includes("q=invoice") && !query.includes("category"),
    () => {
      isAsked = true;
    },
  );
  await field.fill("invoice");
  await expect.poll(() => isAsked).toBe(true);
  await page.getByRole("link", { name: "Finance", exact: true }).click();
  await expect(page).toHaveURL(/\?q=invoice&category=finance$/i);
  await expect(field).toHaveValue("invoice");
});

test("a search that is typed while a chosen category is loading keeps the category", async ({
  page,
}) => {
  await openHydrated(page, "/templates?trigger=form", "#library");
  let isAsked = false;
  await page.route(
    ({ search: query }) => /category=finance/i.test(query) && !query.includes("q="),
    () => {
      isAsked = true;
    },
  );
  await page.getByRole("link", { name: "Finance", exact: true }).click();
  await expect.poll(() => isAsked).toBe(true);
  await page.getByLabel(search).fill("invoice");
  await expect(page).toHaveURL(/\?q=invoice&category=finance&trigger=form$/i);
});

test("exact and close matches of a trade are counted together", async ({ page }) => {
  await page.goto("/templates?q=hotel");
  await expect(count(page)).toHaveText(/^\d+ that fit, \d+ of them for hotels$/);
  const all = await page.locator("#library").getByRole("article").count();
  expect(parseInt((await count(page).textContent()) ?? "")).toBe(all);
  await expect(close(page)).toHaveAccessibleName("For hotels, or close to what you typed");
});

test("the focus stays below the results when going back replaces them", async ({ page }) => {
  await openHydrated(page, "/templates", "#library");
  await page.getByLabel(search).fill("invoice");
  await expect(page).toHaveURL(/q=invoice/);
  const copy = page.getByRole("region", { name: templatesPage.n8nBox.heading }).getByRole("button");
  await copy.focus();
  await page.goBack();
  await expect(page).toHaveURL(/\/templates$/);
  await expect(page.locator(":focus").filter({ has: copy })).toHaveCount(1);
});

test("the first six cards start in at least five ways and end in at least four", async ({
  page,
}) => {
  await page.goto("/templates");
  const drawn = await page.getByRole("article").evaluateAll((cards) =>
    cards.slice(0, 6).map((card) => {
      const icons = [...card.querySelectorAll("svg")].map((icon) => icon.innerHTML);
      return { start: icons[0], end: icons.at(-1) };
    }),
  );
  expect(new Set(drawn.map(({ start }) => start)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(drawn.map(({ end }) => end)).size).toBeGreaterThanOrEqual(4);
});

test("exact matches come first, close matches below with their reasons, and an empty result is no dead end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, "/templates");
  const field = page.getByLabel(search);
  await field.fill("abandoned cart");
  await expect(count(page)).toHaveText(/^1 template/);
  await expect(page.getByRole("article").first()).toContainText("Win back abandoned carts");

  // The search understands typing errors and German words.
  await field.fill("abandonned cartts");
  await expect(close(page).getByRole("link", { name: /Win back abandoned/ })).toBeVisible();
  await field.fill("Zahlungserinnerung");
  await expect(close(page).getByRole("link", { name: REMINDERS })).toBeVisible();
  await expect(close(page)).toContainText("About: payment reminder");

  // No template names this trade.
  await field.fill("guest house");
  await expect(count(page)).toHaveText(/^\d+ close to what you typed$/);
  const card = close(page).getByRole("article").filter({ hasText: HOTEL });
  await expect(card).toContainText("For hotels");
  await expect(card).toContainText("Google Calendar");
  await expect(page.getByText("No templates found matching your criteria.")).toBeHidden();
  await expectAccessible(page, { widths: [360, 1440], part: "main" });

  await field.fill("zebra grooming");
  await expect(count(page)).toHaveText(NOTHING("zebra grooming"));
  const nearest = page.getByRole("region", { name: "One of these may fit" });
  await expect(nearest.getByRole("article").first()).toBeVisible();
  await field.fill("quantum physics");
  await expect(count(page)).toHaveText(NOTHING("quantum physics"));
  await expect(page.getByRole("article")).toHaveCount(0);
  await field.fill("%%no_such\\");
  await expect(count(page)).toHaveText(NOTHING("%%no_such\\"));
  await expect(page.getByRole("link", { name: "Tell us the task" })).toBeInViewport();
  await page.getByRole("link", { name: "Show all templates" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(field).toHaveValue("");
  await field.fill("zebra grooming");
  await expect(nearest).toBeVisible();
  await page.getByRole("link", { name: "Tell us the task" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/“zebra grooming”/);
});

test("the headings above close and exact matches are of one size", async ({ page }) => {
  await page.goto("/templates?q=newsletter");
  await expect(exact(page).getByRole("heading", { name: "as you typed it" })).toBeVisible();
  const headings = exact(page).locator("h2:not(article *)");
  const sizes = await headings.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).fontSize),
  );
  expect(sizes.length).toBeGreaterThan(1);
  expect(new Set(sizes).size).toBe(1);
});

test(
  "a finished search is counted as missed, an unfinished one is not",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/templates");
    const noted: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/missed-searches")) noted.push(request.postData() ?? "");
    });
    await page.getByLabel(search).fill("zebr");
    await expect(page).toHaveURL(/q=zebr$/);
    await expect(count(page)).toHaveText(NOTHING("zebr"));
    const reported = page.waitForResponse(/missed-searches/);
    await page.getByLabel(search).fill("zebra grooming");
    expect((await reported).status()).toBe(204);
    expect(noted).toHaveLength(1);
  },
);

test(
  "text typed into the contact form before a search stays there",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByLabel("Message").focus();
    // Waits until the scripts of the form run, which store what the visitor types.
    await expect(page.locator("#contact-form[novalidate]")).toHaveCount(1);
    await page.getByLabel("Message").fill("We are a small hotel.");
    await page.goto("/templates?q=zebra");
    await page.getByRole("link", { name: "Tell us the task" }).click();
    await expect(page.getByLabel("Message")).toHaveValue(/^We are a small hotel\.\s+.*“zebra”/s);
    await page.reload();
    // After a reload, the browser chooses the scroll position, so the form may be out of view and without its scripts.
    // The focus makes the page load them.
    await page.getByLabel("Message").focus();
    await expect(page.getByLabel("Message")).toHaveValue(/^We are a small hotel\.\s+.*“zebra”/s);
  },
);

test(
  "without scripts the second list, its reasons and the way on are there as well",
  { tag: "@slow" },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/templates?q=guest+house");
    await expect(close(page).getByRole("link", { name: HOTEL })).toBeVisible();
    await expect(close(page)).toContainText("For hotels");
    await page.goto("/templates?q=excel");
    await expect(close(page)).toContainText("Google Sheets");
    await expect(close(page)).not.toContainText("About: Google Sheets");
    await page.goto("/templates?q=guest+house");
    await page.getByRole("link", { name: "Tell us the task" }).click();
    await expect(page.getByLabel("Message")).toHaveValue(/“guest house”/);
    await context.close();
  },
);

test(
  "an agency that searches for white label reads the answer, and is led to the form",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/templates?q=white+label");
    await expect(page.getByText("paid work for your own clients")).toBeVisible();
    await exact(page).getByRole("link", { name: "Write to us" }).click();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(exact(page).getByRole("article")).toHaveCount(0);
    await page.goto("/templates?q=invoices");
    await expect(page.getByText("paid work for your own clients")).toHaveCount(0);
  },
);
