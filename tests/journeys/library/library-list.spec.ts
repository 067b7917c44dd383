import type { Page } from "@playwright/test";
import { templatesPage } from "#content/library/templates-page.ts";
import type { TemplatePage } from "#features/templates/contract.ts";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import {
  holdRequests,
  holdScripts,
  hydrated,
  openHydrated,
} from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { maintain } from "../../support/operation/maintain.ts";

const LEADS = "Score website leads and alert sales in Slack";
const search = "Search templates";
const cards = (page: Page) =>
  page
    .getByRole("region", { name: "Automation Templates" })
    .locator("> div > ul")
    .getByRole("article");
const count = (page: Page) =>
  page.getByRole("region", { name: "Automation Templates" }).getByRole("status").first();

/** Starts to add up the browser's layout-shift scores. `shiftsOf` returns the sum. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const { dataset } = document.documentElement;
        dataset["shift"] = String(Number(dataset["shift"] ?? 0) + shift.value);
      }
    }).observe({ type: "layout-shift" });
  });
}

async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset["shift"]);
}

async function shiftsOf(page: Page): Promise<number> {
  return Number(await page.locator("html").getAttribute("data-shift"));
}

test("typing behind a slash searches in place: the address follows, the count is announced, nothing is moved", async ({
  page,
}) => {
  await openHydrated(page, "/templates");
  await watchShifts(page);
  const controls = await page.getByRole("search").boundingBox();
  await page.keyboard.type("/");
  await page.keyboard.type("WEBSITE lead", { delay: 30 });
  await expect(page).toHaveURL(/\?q=WEBSITE\+lead$/);
  await expect(count(page)).toHaveText(/^1 template(\.|$)/);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: LEADS })).toBeVisible();
  await expect(page.getByLabel(search)).toBeFocused();
  expect(await page.getByRole("search").boundingBox()).toEqual(controls);
  expect(await shiftsOf(page)).toBeLessThan(0.01);
});

test("letters typed right behind the slash are all in the field before the scripts ran", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/templates", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.keyboard.type("/website");
  await expect(page.getByLabel(search)).toHaveValue("website");
  await letScriptsCome();
  await expect(page).toHaveURL(/\?q=website$/);
  await expect(page.getByLabel(search)).toHaveValue("website");
});

test("all icons are there before the visitor does anything", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1440 });
  await openHydrated(page, "/templates");
  const icons = cards(page).locator("[data-sketch] span:has(> svg, > noscript)");
  expect(await icons.count()).toBeGreaterThan(50);
  await expect(icons.filter({ hasNot: page.locator("svg") })).toHaveCount(0);
});

test("results that come late move nothing", { tag: "@slow" }, async ({ page }) => {
  await openHydrated(page, "/templates");
  let delayMs = 0;
  await page.route(/templates\.data\?.*q=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue().catch(() => undefined);
  });
  const expectResultsFor = async (q: string) => {
    await expect(page).toHaveURL(`/templates?${new URLSearchParams({ q })}`);
    const results = page.getByRole("region", { name: "Automation Templates" });
    await expect(results).toHaveAttribute("aria-busy", "false");
    await page.evaluate(() => new Promise((seen) => setTimeout(seen, 300)));
  };
  await watchShifts(page);
  for (const [before, after] of [
    ["", "hot"],
    ["WEBSIT", "WEBSITE lead"],
    ["hot", "hotel guests"],
    ["invoice rem", "invoice remi"],
  ] as const) {
    if (before) {
      delayMs = 0;
      await page.getByLabel(search).fill(before);
      await expectResultsFor(before);
    }
    await forgetShifts(page);
    // The results come 700 ms late, because browsers excuse layout shifts within half a second after a key press.
    delayMs = 700;
    await page.getByLabel(search).focus();
    await page.keyboard.press("End");
    await page.keyboard.type(after.slice(before.length));
    await expectResultsFor(after);
    expect(await shiftsOf(page), `from “${before}” to “${after}”`).toBeLessThan(0.01);
  }
});

test(
  "a focus in the results stays there when late results replace them",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/templates?q=WEBSIT");
    await page.route(/templates\.data\?.*q=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue().catch(() => undefined);
    });
    await page.getByLabel(search).focus();
    await page.keyboard.press("End");
    await page.keyboard.type("E lead");
    await cards(page).first().getByRole("link").first().focus();
    await expect(page).toHaveURL(/\?q=WEBSITE\+lead$/);
    await expect(count(page)).toHaveText(/^1 template(\.|$)/);
    const results = page.getByRole("region", { name: "Automation Templates" });
    await expect(results.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(cards(page).first().getByRole("link").first()).toBeFocused();
  },
);

test(
  "on a slow machine an arriving answer loses no typed letter",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/templates");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await page.getByLabel(search).focus();
    // The pauses between letters are about as long as the page waits before it searches.
    for (const [place, letter] of Array.from("WEBSITE lead").entries()) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(180 + 30 * (place % 4));
    }
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(page).toHaveURL(/\?q=WEBSITE\+lead$/);
    await expect(count(page)).toHaveText(/^1 template(\.|$)/);
    await expect(page.getByLabel(search)).toHaveValue("WEBSITE lead");
  },
);

test("an earlier answer never overwrites a later one", { tag: "@slow" }, async ({ page }) => {
  await openHydrated(page, "/templates");
  let first = true;
  await page.route(/templates\.data\?.*q=/, async (route) => {
    if (first) {
      first = false;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    await route.continue().catch(() => undefined);
  });
  const slow = page.waitForRequest(/q=guests/);
  await page.getByLabel(search).fill("guests");
  await slow;
  await page.getByLabel(search).fill("website leads");
  await expect(page.getByRole("link", { name: LEADS })).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: LEADS })).toBeVisible();
});

test("a chip narrows the list, back widens it, forward narrows it again", async ({
  page,
  request,
}) => {
  await openHydrated(page, "/templates");
  const { templates } = (await (await request.get("/api/templates")).json()) as {
    templates: { category: string[] }[];
  };
  const categories = new Set(templates.flatMap(({ category }) => category));
  const chips = page.getByRole("navigation", { name: "Category" }).getByRole("link");
  expect(await chips.allTextContents()).toEqual([
    "All",
    ...[...categories].toSorted((one, other) => one.localeCompare(other, "en")),
  ]);
  const all = await page.getByRole("article").count();
  await page.getByRole("link", { name: "Lead Generation", exact: true }).click();
  await expect(page).toHaveURL(/category=Lead\+Generation$/);
  await expect(page.getByRole("link", { name: LEADS })).toBeVisible();
  await expect.poll(() => page.getByRole("article").count()).toBeLessThan(all);
  await expect(page.getByRole("link", { name: "Lead Generation" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(all);
  await page.goForward();
  await expect(page.getByRole("link", { name: LEADS })).toBeVisible();
});

test("filters and order are chosen without a button, and stay in a shared address", async ({
  page,
}) => {
  await openHydrated(page, "/templates");
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Tool", { exact: true }).selectOption("Slack");
  await expect(page).toHaveURL(/tool=Slack$/);
  await page.getByLabel("Sort by").selectOption("Quickest to set up");
  await expect(page).toHaveURL(/tool=Slack&sort=quickest$/);
  const minutes = page.getByRole("article").getByText(/^Set-up \d+ min$/);
  await page.reload();
  await expect(page.getByLabel("Tool", { exact: true })).toHaveValue("Slack");
  await expect(page.getByLabel("Sort by")).toHaveValue("quickest");
  const shown = (await minutes.allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  await page.getByText("Filters · 1", { exact: true }).click();
  await page.getByLabel("Starts with").selectOption("A form");
  await page.getByLabel("Industry").selectOption("Education");
  await expect(page).toHaveURL(/tool=Slack&industry=Education&trigger=form&sort=quickest$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByLabel("Starts with")).toBeHidden();
  const chosen = page.getByRole("navigation", { name: "Category" });
  await chosen.getByRole("link", { name: "Slack" }).click();
  await expect(page).toHaveURL(/\?industry=Education&trigger=form&sort=quickest$/);
  await page.getByText("Filters · 2", { exact: true }).click();
  await expect(page.getByLabel("Industry")).toHaveValue("Education");
  await expect(page.getByLabel("Starts with")).toHaveValue("form");
  await expectAccessibleAsIs(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/templates?q=leads&tool=Slack");
  await expect(page.getByRole("article").first().getByRole("heading")).toBeInViewport({ ratio: 1 });
});

test("a search shows two rows of cards on a desk and the first card on a phone without scrolling", async ({
  page,
}) => {
  for (const q of ["clinic", "Elektriker", "leads"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/templates?q=${q}`);
    await expect(page.getByRole("article").nth(5)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("article").first()).toBeInViewport({ ratio: 1 });
  }
});

test.describe("a server that does not answer", () => {
  test.use({ expectErrors: [/Failed to load resource/] });

  test(
    "is reported on the page, also during a navigation, and the search can go on",
    { tag: "@slow" },
    async ({ page }) => {
      await openHydrated(page, "/privacy");
      await page.route(/templates\.data/, (route) => route.abort());
      await page.getByRole("contentinfo").getByRole("link", { name: "Templates" }).click();
      await expect(page.getByRole("alert")).toHaveText("Error: Failed to fetch templates");
      await page.unroute(/templates\.data/);
      await page.getByLabel(search).fill("website leads");
      await expect(page.getByRole("link", { name: LEADS })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);

      await page.route(/templates\.data/, (route) => route.abort());
      await page.getByLabel(search).fill("guests");
      await expect(page.getByRole("alert")).toHaveText("Error: Failed to fetch templates");
      await expect(page.getByLabel(search)).toHaveValue("guests");
      await expect(page.getByText("Below is the last list that loaded.")).toBeVisible();
      await page.unroute(/templates\.data/);
      await page.getByLabel(search).fill("website leads");
      await expect(page.getByRole("link", { name: LEADS })).toBeVisible();
    },
  );
});

test.describe("a database that fails", () => {
  test.use({ expectErrors: [/Failed to load resource/] });

  test(
    "is reported with the catalog's sentence on a first load, and the filters still work",
    { tag: "@slow" },
    async ({ page, site }) => {
      const run = (statement: string) => maintain("sql", site.dataDir, statement);
      // A new version number makes the site read the library again.
      await run("update library_version set version = version + 1");
      await run("alter table templates rename to templates_away");
      const response = await page.goto("/templates?q=website+leads&tool=Slack");
      expect(response?.status()).toBeGreaterThanOrEqual(500);
      await expect(page.getByRole("alert")).toHaveText("Error: Failed to fetch templates");
      await expect(page.getByLabel(search)).toHaveValue("website leads");
      await expect(page.getByLabel("Tool", { exact: true })).toHaveValue("Slack");
      await run("alter table templates_away rename to templates");
      await hydrated(page);
      await page.getByLabel(search).fill("website lead");
      await expect(page.getByRole("link", { name: LEADS })).toBeVisible();
      await expect(page.getByRole("link", { name: "Lead Generation", exact: true })).toBeVisible();
    },
  );
});

test(
  "a word typed and a filter chosen before the scripts ran count",
  { tag: "@slow" },
  async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/templates", { waitUntil: "commit" });
    await page.getByLabel(search).fill("website leads");
    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Tool", { exact: true }).selectOption("Slack");
    await letScriptsCome();
    await expect(page).toHaveURL(/\/templates\?q=website\+leads&tool=Slack$/);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByLabel(search)).toHaveValue("website leads");
    await expect(page.getByLabel("Tool", { exact: true })).toHaveValue("Slack");
  },
);

async function countOfAllPages(address: string): Promise<number> {
  const ids = new Set<string>();
  for (let after: string | null = ""; after !== null;) {
    const answer = await fetch(`${address}${after && `&after=${encodeURIComponent(after)}`}`);
    const { templates, next } = (await answer.json()) as TemplatePage;
    for (const { id } of templates) ids.add(id);
    after = next;
  }
  return ids.size;
}

test(
  "a library of two hundred shows more on demand, in place with scripts and as a page without",
  { tag: "@slow" },
  async ({ browser, site }) => {
    // The templates of this test have no pictures. The `page` of Playwright's fixture would report the missing pictures
    // as errors, so the test opens another page.
    const page = await browser.newPage();
    await maintain(
      "sql",
      site.dataDir,
      `insert into templates (id, title, slug, description, category, tools, setup_minutes, created_at,
       summary, outcome, industries, version, metadata)
     select gen_random_uuid(), 'Number ' || n, 'number-' || n, 'One of many.', '{Email}', '{Gmail}', 5,
       '2020-01-01', 'A summary.', 'An outcome.', '{}', '1.0.0', '{}'
     from generate_series(1, 200) n`,
    );
    // Until the search index contains the new templates, their order may differ between two pages.
    await expect
      .poll(() => countOfAllPages(`${site.url}/api/templates?q=one+of+many&sort=relevance`))
      .toBe(200);
    const address = `${site.url}/templates?q=one+of+many`;
    await openHydrated(page, address, "#library");
    await expect(count(page)).toHaveText("200 templates");
    await expect(page.getByRole("article")).toHaveCount(18);
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page.getByRole("article")).toHaveCount(78);
    const titles = await page.getByRole("article").getByRole("heading").allTextContents();
    expect(new Set(titles).size).toBe(78);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const without = await plain.newPage();
    await without.goto(address);
    await without.getByRole("link", { name: "Show more" }).click();
    const next = await without.getByRole("article").getByRole("heading").allTextContents();
    expect(next).toEqual(titles.slice(18, 36));
    // The second page does not know how many templates stood on the first one.
    await expect(without.getByRole("link", { name: "Show more", exact: true })).toBeVisible();
    await plain.close();
    await page.close();
    await maintain("sql", site.dataDir, "delete from templates where title like 'Number %'");
  },
);

test(
  "a press on a button below the list takes effect once its script has loaded",
  { tag: "@slow" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await holdRequests(page, /\/library-[\w-]{8}\.js$/);
    await openHydrated(page, "/templates");
    await page.getByRole("button", { name: templatesPage.n8nBox.copy }).click();
    release();
    await expect(page.getByRole("button", { name: templatesPage.detail.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/n8n$/m);
  },
);

test("a category in another case is the same category, and has one button", async ({ page }) => {
  await page.goto("/templates?category=finance");
  const chips = page.getByRole("navigation", { name: templatesPage.categories.label });
  await expect(chips.getByRole("link", { name: "Finance" })).toHaveCount(1);
  await expect(chips.getByRole("link", { name: "Finance" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(count(page)).toHaveText(/^[1-9]\d* templates$/);
});
