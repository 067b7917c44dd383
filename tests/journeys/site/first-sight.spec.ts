import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Route } from "@playwright/test";
import { holdScripts } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

/** What a phone lays out before it is touched, and when it does the rest. */
test.use({ viewport: { width: 390, height: 844 } });

const PAGES = ["/", "/templates", "/templates/score-website-leads"];

const partsLeft = (page: Page) => page.locator('[class*="below-fold"]:not([data-near])').count();

const laidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

async function holdFaces(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(/\.woff2$/, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBe(2);
    await Promise.all(held.map((route) => route.continue()));
  };
}

for (const path of PAGES) {
  test(`${path}: what is below the fold waits for the faces, not for the visitor`, async ({
    page,
  }) => {
    const release = await holdFaces(page);
    await page.goto(path);
    const parts = await partsLeft(page);
    expect(parts).toBeGreaterThan(2);
    const outermost = '[class*="below-fold"]:not([class*="below-fold"] *)';
    for (const part of await page.locator(outermost).all()) {
      expect((await part.boundingBox())?.y).toBeGreaterThan(844);
    }
    await release();
    await expect.poll(() => partsLeft(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset["firstSight"])).toBe("");
  });

  test(`${path}: the first paint waits for what stands above the fold, and only for that`, async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto(path);
    const marker = page.locator(
      (await page.locator('head > link[rel="expect"]').getAttribute("href")) ?? "",
    );
    const follows = (selector: string) =>
      marker.evaluate(
        (element, before) =>
          element.compareDocumentPosition(document.querySelector(before)!) ===
          Node.DOCUMENT_POSITION_PRECEDING,
        selector,
      );
    expect(await follows("h1")).toBe(true);
    expect(await follows("footer")).toBe(false);
  });
}

test("a form that waits is not laid out for the browser's autofill either", async ({ page }) => {
  const release = await holdFaces(page);
  await page.goto("/");
  const boxes = () =>
    page.locator("#contact form").evaluate((form) => form.getClientRects().length);
  expect(await boxes()).toBe(0);
  await release();
  await expect.poll(boxes).toBe(1);
});

test("the footer is below the fold of a short page too", async ({ page }) => {
  await page.goto("/sign-in");
  expect((await page.locator("footer").boundingBox())?.y).toBeGreaterThanOrEqual(844);
});

test("without the faces the rest comes too", async ({ page, expectErrors }) => {
  expectErrors.push(/ERR_FAILED/);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto("/");
  await expect.poll(() => partsLeft(page)).toBe(0);
});

test("what a slow network brings after the faces does not wait longer", async ({ page, site }) => {
  const html = await (await fetch(site.url)).text();
  const seenFirst = html.indexOf("</section>", html.indexOf('id="first-sight"'));
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const slow = createServer((request, response) => {
    void (async () => {
      if (request.url !== "/") {
        const file = await fetch(site.url + request.url);
        response.writeHead(file.status, { "content-type": file.headers.get("content-type") ?? "" });
        return response.end(Buffer.from(await file.arrayBuffer()));
      }
      response.writeHead(200, { "content-type": "text/html" });
      response.write(html.slice(0, seenFirst));
      await arrived;
      return response.end(html.slice(seenFirst));
    })();
  }).listen(0);
  await once(slow, "listening");
  await page.addInitScript(() => {
    const usual = setTimeout.bind(window);
    // Without what ends the waiting for faces that never come.
    const soon = (act: () => void, delay = 0) => (delay < 3000 ? usual(act, delay) : 0);
    Object.assign(window, { setTimeout: soon });
  });
  await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}`, {
    waitUntil: "commit",
  });
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
  await expect.poll(faces).toContain("Figtree");
  arrive();
  await expect.poll(() => partsLeft(page)).toBe(0);
  slow.close();
});

test("where the page's own scripts are kept out, nothing waits for them", async ({ page }) => {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    return route.fulfill({ response, body });
  });
  await page.goto("/");
  expect((await page.locator("#contact form").boundingBox())?.height).toBeGreaterThan(0);
});

test("a finger that touches the page has the rest laid out a part at a time", async ({ page }) => {
  await page.goto("/");
  await expect.poll(() => partsLeft(page)).toBe(0);
  expect(await laidOut(page, "#faq h2")).toBe(false);
  const steps = await page.evaluate(async () => {
    const together: number[] = [];
    new MutationObserver((parts) => together.push(parts.length)).observe(document, {
      attributeFilter: ["data-seen"],
      subtree: true,
    });
    dispatchEvent(new TouchEvent("touchstart"));
    await new Promise((done) => addEventListener("looked-around", done));
    return together;
  });
  expect(steps.length).toBeGreaterThan(10);
  expect(Math.max(...steps)).toBe(1);
  expect(await laidOut(page, "#faq h2")).toBe(true);
});

test("who scrolls before the faces came finds everything at once", async ({ page }) => {
  await holdFaces(page);
  await page.goto("/");
  expect(await laidOut(page, "#faq h2")).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  expect(await laidOut(page, "#faq h2")).toBe(true);
  expect(await laidOut(page, "#reasons li p")).toBe(true);
});

const LEADING_ON: [name: string, act: (page: Page) => Promise<unknown>][] = [
  ["uses a key", (page) => page.keyboard.press("Tab")],
  ["follows a link", (page) => page.locator('a[href="#main"]').dispatchEvent("click")],
];

for (const [name, act] of LEADING_ON) {
  test(`who ${name} finds everything at once`, async ({ page }) => {
    await page.goto("/");
    await expect.poll(() => partsLeft(page)).toBe(0);
    expect(await laidOut(page, "#faq h2")).toBe(false);
    await act(page);
    expect(await page.evaluate(() => "firstSight" in document.documentElement.dataset)).toBe(false);
    expect(await laidOut(page, "#faq h2")).toBe(true);
  });
}

test("a workflow gets its icons when it is about to be seen", async ({ page }) => {
  await page.goto("/templates");
  const withIcons = page.locator("article:has(svg use)");
  await expect.poll(() => withIcons.count()).toBeGreaterThan(0);
  expect(await withIcons.count()).toBeLessThan(4);
  await page.locator("article").last().scrollIntoViewIfNeeded();
  await expect(page.locator("article").last().locator("use").first()).toBeAttached();
});
