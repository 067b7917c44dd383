import type { Locator, Page } from "@playwright/test";
import { hero } from "#content/landing/hero.ts";
import { holdScripts, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

/** These tests look at a phone's page before any script has run, and at the parts that load later. */
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "no-preference" });

const OWN_FONTS = expect.arrayContaining(["Bricolage Grotesque", "Figtree"]);

/** Returns the names of the page's fonts. A font of the site is among them once it is loaded. */
function ownFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', "")));
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
}

test("links lead to a section and to a page before any script is there", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/");
  // Waits for the fonts. A font that loads after the jump would change the height of lines and move the section.
  await expect.poll(() => ownFonts(page)).toEqual(OWN_FONTS);
  await page.getByRole("main").getByRole("link", { name: hero.primary.label }).click();
  const top = () =>
    page.locator("#contact").evaluate((section) => Math.round(section.getBoundingClientRect().top));
  // base.css sets a scroll-padding of 56 pixels.
  await expect.poll(top).toBe(56);
  await page.locator('a[href="/privacy"]').last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
});

function isLaidOut(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

test(
  "parts far below the window are laid out at the visitor's first action, or at once for a link to one of them",
  { tag: "@slow" },
  async ({ page }) => {
    const form = page.locator("#contact-form");
    await page.goto("/");
    expect(await isLaidOut(form)).toBe(false);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect.poll(() => isLaidOut(form)).toBe(true);
    await page.goto("/privacy");
    await page.goto("/#process");
    await expect.poll(() => isLaidOut(form)).toBe(true);
  },
);

test("cards and the footer are laid out when they come near the window", async ({ page }) => {
  await page.goto("/templates");
  const card = page.locator("article h2").last();
  const footer = page.locator("footer nav");
  expect(await isLaidOut(page.locator("article h2").first())).toBe(true);
  await page.mouse.wheel(0, 100);
  expect(await Promise.all([card, footer].map(isLaidOut))).toEqual([false, false]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => isLaidOut(card)).toBe(true);
  await expect.poll(() => isLaidOut(footer)).toBe(true);
});

test(
  "a step back lays out cards and the footer at once, so that the page can scroll to where it was",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/templates");
    const parts = [page.locator("article h2").last(), page.locator("footer nav")];
    await page.mouse.wheel(0, 100);
    expect(await Promise.all(parts.map(isLaidOut))).toEqual([false, false]);
    await page.evaluate(() => {
      history.pushState(null, "", "/templates?category=HR");
      history.back();
    });
    for (const part of parts) await expect.poll(() => isLaidOut(part)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(200);
  },
);

test("the header has a ground over scrolled text before any script is there", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/privacy");
  await page.evaluate(() => scrollTo(0, 600));
  const bar = page.getByRole("banner").locator("div").first();
  await expect
    .poll(() => bar.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toMatch(/0\.94/);
});

test("the footer is below the fold of a short page too", async ({ page }) => {
  await page.goto("/sign-in");
  expect((await page.locator("footer").boundingBox())?.y).toBeGreaterThanOrEqual(844);
});

for (const [path, width, tag] of [
  ["/", 768],
  ["/", 1280, "@slow"],
  ["/services/crm-integration", 1280, "@slow"],
] as const) {
  test(
    `${path} arrives in pieces, and no part moves at ${width} px`,
    { tag: tag ?? [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const network = await page.context().newCDPSession(page);
      const bytesPerSecond = { downloadThroughput: 30_000, uploadThroughput: 30_000 };
      const conditions = { offline: false, latency: 0, ...bytesPerSecond };
      await network.send("Network.emulateNetworkConditions", conditions);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await layoutShift(page)).toBeLessThan(0.001);
    },
  );
}

for (const [path, width, tag] of [
  ["/templates", 1440],
  ["/templates", 1366, "@slow"],
  ["/templates", 1920, "@slow"],
  ["/templates/score-website-leads", 1440, "@slow"],
] as const) {
  test(
    `${path} moves by less than 0.02 at ${width} px when the fonts come late`,
    { tag: tag ?? [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((passed) => setTimeout(passed, 250));
        await route.continue();
      });
      await page.goto(path);
      await page.waitForFunction(() =>
        ["Figtree", "Bricolage Grotesque"].every((font) => document.fonts.check(`16px "${font}"`)),
      );
      await page.waitForTimeout(300);
      expect(await layoutShift(page)).toBeLessThan(0.02);
    },
  );
}

test("without the fonts the page stays as it is, and nothing fails", async ({
  page,
  expectErrors,
}) => {
  expectErrors.push(/ERR_FAILED/);
  const failures = Promise.all([
    page.waitForEvent("requestfailed", { predicate: (request) => /bricolage/.test(request.url()) }),
    page.waitForEvent("requestfailed", { predicate: (request) => /figtree/.test(request.url()) }),
  ]);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto("/");
  await failures;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page whose scripts are blocked waits for none of them", async ({ page }) => {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    return route.fulfill({ response, body });
  });
  await page.goto("/");
  expect((await page.locator("#contact form").boundingBox())?.height).toBeGreaterThan(0);
});

test(
  "the cards of a page bring their icons, those that are added load theirs shortly before they are seen",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/templates");
    const holders = page.locator("article [aria-hidden] > span.rounded-full");
    await expect(holders.locator("svg > path")).toHaveCount(await holders.count());
    const loaded = page.locator("article svg use");
    expect(await loaded.count()).toBe(0);
    await wake(page, "#library");
    await page.getByRole("link", { name: "Show more" }).click();
    // The page does not contain the icon of the added card yet, because no earlier card uses its services.
    const holder = page.locator("[aria-hidden] > span.rounded-full:not(:has(svg > path))");
    await page.locator("article").filter({ has: holder }).first().scrollIntoViewIfNeeded();
    await expect(loaded.first()).toBeAttached();
  },
);

for (const path of ["/", "/templates", "/templates/score-website-leads"]) {
  test(`${path}: inserting an element does not restyle the rest of the page`, async ({
    page,
    browser,
  }) => {
    await holdScripts(page);
    await page.goto(path);
    // The whole stylesheet comes after the first paint and styles many elements again. Reading a size makes the browser
    // do so now, and not after the trace has begun.
    await page.waitForFunction(() => {
      const isThere = [...document.styleSheets].some(({ href }) => href !== null);
      document.body.getBoundingClientRect();
      return isThere;
    });
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await page.evaluate(() => {
      for (const parent of [document.head, document.body]) {
        for (const change of [
          (part: Element) => parent.append(part),
          (part: Element) => part.remove(),
        ]) {
          const part = parent.querySelector("data") ?? document.createElement("data");
          change(part);
          // Reads a size, which makes the browser compute all styles.
          document.body.getBoundingClientRect();
        }
      }
    });
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      traceEvents: { name: string; args: { elementCount?: number } }[];
    };
    const styled = traceEvents.flatMap(({ name, args }) =>
      name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : [],
    );
    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(20);
  });
}
