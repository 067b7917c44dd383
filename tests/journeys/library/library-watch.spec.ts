import { globSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { holdRequests, openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test.use({ reducedMotion: "no-preference" });

const PATH = "/templates/score-website-leads";
const FIXTURES = globSync("templates/*/score_website_leads_*/fixtures.json")[0] ?? "";
const { cases } = JSON.parse(readFileSync(FIXTURES, "utf8")) as { cases: unknown[] };
/** Maximum compressed size of the player's scripts and all recorded runs of a template, in bytes. */
const MAX_BYTES = 25_000;

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const player = (page: Page) => page.getByRole("group", { name: "Watch it run" });
const button = (page: Page, name: string) => player(page).getByRole("button", { name });
const drawingOn = (page: Page) => page.getByRole("region", { name: /^Drawing of the workflow/ });
const paneOn = (page: Page) => drawingOn(page).locator("svg[viewBox]").first().locator("..");

/** Opens a template in a window of this size, and starts its recorded run. */
async function watch(page: Page, path: string, window: typeof PHONE): Promise<void> {
  await page.setViewportSize(window);
  await openHydrated(page, path);
  await page.getByRole("button", { name: "Watch it run" }).click();
}

test(
  "a recorded run is watched on the drawing by keys alone",
  { tag: "@slow" },
  async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await openHydrated(page, PATH, "#template");
    await page.waitForLoadState("networkidle");
    const loaded: Promise<[url: string, bytes: number]>[] = [];
    page.on("requestfinished", (request) =>
      loaded.push(
        request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]),
      ),
    );
    // The bar that a scrolled page shows has a second button of this name, so the test takes the first one.
    const start = page.getByRole("button", { name: "Watch it run" }).first();
    await start.focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Pause")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(button(page, "Play")).toBeFocused();
    const drawing = drawingOn(page);
    const now = drawing.locator("[data-light=now]");
    await player(page).getByRole("slider").focus();
    await page.keyboard.press("Home");
    await expect(now).toHaveAccessibleName(/^When the website sends a lead/);
    await expect(player(page).getByText("Nothing: this is where it begins.")).toBeVisible();
    for (let times = 0; times < 8; times++) await page.keyboard.press("ArrowRight");
    await expect(now).toHaveAccessibleName(/^Alert sales in Slack/);
    for (const window of [{ ...DESK, height: PHONE.height }, PHONE]) {
      await page.setViewportSize(window);
      // Scrolls again, because a window of another width shows another part of the page.
      await drawing.evaluate((section) => section.scrollIntoView());
      await expect(now.locator("text")).toBeVisible();
      await expect(player(page).getByText("Slack message to #sales")).toBeVisible();
      await expect(player(page).getByText("New lead with 100 points")).toBeVisible();
      await expectAccessibleAsIs(page);
    }
    await drawing.getByRole("button", { name: /^Score the lead/ }).press("Enter");
    await expect(player(page).getByText("6. Score the lead")).toBeVisible();

    const situation = player(page).getByLabel("Situation");
    await situation.focus();
    await situation.selectOption("The sheet fails and the lead goes to Slack");
    await expect(situation).toBeFocused();
    await button(page, "Pause").press("Enter");
    await button(page, "Next step").focus();
    for (let times = 0; times < 6; times++) await page.keyboard.press("Enter");
    await expect(drawing.locator("[data-light=failed]")).toHaveAccessibleName(/^Save the lead/);
    await expect(player(page).getByText("This step failed on purpose")).toBeVisible();

    await button(page, "Stop watching").press("Enter");
    await expect(start).toBeFocused();
    await expect(drawing.locator("[data-light]")).toHaveCount(0);
    const sizes = await Promise.all(loaded);
    expect(sizes.filter(([url]) => !url.startsWith(site.url))).toEqual([]);
    expect(sizes.map(([url]) => new URL(url).pathname)).toContain(`${PATH}/run.json`);
    expect(sizes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(MAX_BYTES);
  },
);

/**
 * Minimum part of an element inside the window from which the element counts as completely visible. Chromium computes
 * areas in single precision, so the quotient of two equal areas may be 1e-7 below 1.
 */
const WHOLE = 1 - 1e-6;

for (const window of [PHONE, DESK]) {
  test(
    `at ${window.width} px the run is offered at once, drawing, controls and data are seen together, and twice the speed is chosen by keys`,
    { tag: window === DESK ? "@slow" : [] },
    async ({ page }) => {
      await page.setViewportSize(window);
      await openHydrated(page, PATH);
      const start = page.getByRole("button", { name: "Watch it run" });
      await expect(start).toBeInViewport({ ratio: 1 });
      await start.click();
      const drawing = drawingOn(page);
      // The drawing stays in view, even if the visitor presses the buttons quickly.
      await button(page, "Next step").click();
      expect(await drawing.evaluate((frame) => frame.getBoundingClientRect().top)).toBeLessThan(80);
      await button(page, "Previous step").click();
      for (let times = 0; times < 3; times++) await button(page, "Next step").click();
      await expect(drawing.locator("[data-light=now]")).toHaveAccessibleName(
        /^Is the lead complete/,
      );
      for (const part of [
        drawing.locator("[data-light=now]"),
        button(page, "Next step"),
        player(page).getByLabel("Situation"),
        player(page).getByText("dana@meyer-hotels.example"),
        player(page).getByText("The same, unchanged."),
      ])
        await expect(part).toBeInViewport({ ratio: WHOLE });
      // The frame around the drawing is no taller than the drawing. The names of the steps are at least 12 px high. No
      // map and no button lie on the drawing.
      const pane = paneOn(page);
      const [seen, drawn, letters] = await pane.evaluate((frame) => {
        const svg = frame.querySelector("svg") as SVGSVGElement;
        const { height, width } = svg.getBoundingClientRect();
        const size = parseFloat(
          getComputedStyle(svg.querySelector("text.step-name") ?? svg).fontSize,
        );
        return [frame.clientHeight, height, (size * width) / svg.viewBox.baseVal.width] as const;
      });
      expect(seen).toBeLessThanOrEqual(drawn + 1);
      expect(letters).toBeGreaterThanOrEqual(11.99);
      await expect(pane.locator("xpath=following-sibling::*")).toHaveCount(0);
      // The panel below the drawing is only a little taller than its text about this step.
      const spare = await player(page).evaluate(
        (panel) =>
          panel.getBoundingClientRect().bottom -
          (panel.querySelector("[aria-live]")?.getBoundingClientRect().bottom ?? 0),
      );
      expect(spare).toBeLessThan(120);

      const faster = button(page, "2× speed");
      await expect(faster).toHaveAttribute("aria-pressed", "false");
      await faster.press("Enter");
      await expect(faster).toHaveAttribute("aria-pressed", "true");
      await player(page).getByLabel("Situation").selectOption({ index: 1 });
      await expect(faster).toHaveAttribute("aria-pressed", "true");
    },
  );
}

test(
  "at 1440 px the drawing is whole and fills the width, the player keeps its height, and what each step did begins where the controls begin",
  { tag: "@slow" },
  async ({ page }) => {
    // This drawing has four rows. The player must not cut it off at the bottom.
    await watch(page, "/templates/send-guest-messages", DESK);
    await expect(button(page, "Next step")).toBeVisible();
    const hidden = await paneOn(page).evaluate((frame) => frame.scrollHeight - frame.clientHeight);
    expect(hidden).toBe(0);
    const slider = player(page).getByRole("slider");
    const leftOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? 0);
    const left = await leftOf(slider);
    const drawn = paneOn(page).locator("svg[viewBox]");
    const [frame, drawing] = [await paneOn(page).boundingBox(), await drawn.boundingBox()];
    expect(drawing?.width).toBeGreaterThan(0.9 * (frame?.width ?? 0));
    const heights = new Set<number>();
    for (let step = 1; step <= 8; step++) {
      await slider.fill(String(step));
      await expect(player(page).getByText(`${step}. `)).toBeVisible();
      const data = player(page).locator(
        "figure, p:has-text('What went out'), p:has-text('What came back')",
      );
      if ((await data.count()) > 0) expect(await leftOf(data.first())).toBe(left);
      heights.add(Math.round((await drawingOn(page).boundingBox())?.height ?? 0));
    }
    // The page below the player does not move from step to step.
    expect(heights.size).toBe(1);
    await slider.fill("3");
    await expect(
      player(page).getByText("Looked up in Google Calendar, bookings@example.com. What came back"),
    ).toBeVisible();
  },
);

test(
  "the button “More below” shows that the text about a step goes on, and scrolls to it",
  { tag: "@slow" },
  async ({ page }) => {
    await watch(page, "/templates/send-guest-messages", { width: 1280, height: 720 });
    await player(page).getByRole("slider").fill("7");
    const more = player(page).getByText("More below");
    const end = player(page).locator("figure").last();
    const isEndSeen = () =>
      end.evaluate((figure) => {
        const bottom = figure.closest("[aria-live]")?.parentElement?.getBoundingClientRect().bottom;
        return figure.getBoundingClientRect().bottom <= (bottom ?? 0);
      });
    expect(await isEndSeen()).toBe(false);
    while (!(await isEndSeen())) await more.click();
    await expect(more).toBeHidden();
  },
);

test(
  "a whole email is seen with the drawing, the slider moves on while a step plays, waits while somebody reads, and goes on after a pause",
  { tag: "@slow" },
  async ({ page }) => {
    // Step 10 contains an email and plays longest, so even a slow machine can press the buttons before the step ends.
    await watch(page, "/templates/warn-of-low-stock", DESK);
    await player(page).getByRole("slider").fill("10");
    const text = player(page).locator("figure");
    await expect(text).toBeInViewport({ ratio: 1 });
    await expect(player(page).getByText("More below")).toBeHidden();
    await expect(paneOn(page)).toBeInViewport({ ratio: 1 });
    const hidden = await paneOn(page).evaluate((frame) => [
      frame.scrollWidth - frame.clientWidth,
      frame.scrollHeight - frame.clientHeight,
    ]);
    expect(hidden).toEqual([0, 0]);
    await button(page, "Play").click();
    const slider = player(page).getByRole("slider");
    const moved = () =>
      slider.evaluate((input: HTMLInputElement) => {
        const done = Number(getComputedStyle(input).getPropertyValue("--done"));
        return done * (Number(input.max) - 1) - (Number(input.value) - 1);
      });
    await expect.poll(moved).toBeGreaterThan(0.1);
    await text.hover();
    await text.hover({ position: { x: 20, y: 20 } });
    await expect(player(page).getByText(/^Step 10 of .*, held while you read$/)).toBeVisible();
    const held = await moved();
    await page.waitForTimeout(300);
    expect(await moved()).toBe(held);
    await button(page, "Pause").hover();
    await expect.poll(moved).toBeGreaterThan(held);
    await button(page, "Pause").click();
    const paused = await moved();
    expect(paused).toBeGreaterThan(0);
    await button(page, "Play").click();
    expect(await moved()).toBeGreaterThanOrEqual(paused);
    await text.click();
    await expect(button(page, "Play")).toBeVisible();
  },
);

test(
  "on a phone the items that came in stand above those that went out, and long ones are folded",
  { tag: "@slow" },
  async ({ page }) => {
    await watch(page, "/templates/draft-booking-replies", PHONE);
    await button(page, "Next step").click();
    await button(page, "Next step").click();
    const came = player(page).getByText("What came in");
    const went = player(page).getByText("What went out");
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await topOf(went)).toBeGreaterThan((await topOf(came)) + 20);
    await expect(player(page).getByText("Language:")).toBeInViewport({ ratio: 1 });
    await button(page, "Show all").click();
    await expect(button(page, "Show less")).toBeFocused();
    await expect(player(page).getByText("anna.berg@example.net, Anna Berg")).toBeVisible();
    await expectAccessibleAsIs(page);
  },
);

test(
  "with reduced motion the player does not start by itself or animate",
  { tag: "@slow" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // In this window, the drawing has to be scrolled to its last step.
    await page.setViewportSize({ width: 800, height: 720 });
    await openHydrated(page, PATH);
    const svg = drawingOn(page).locator("svg").first();
    await page.getByRole("button", { name: "Watch it run" }).click();
    await expect(button(page, "Play")).toBeVisible();
    await expect(player(page).getByText("Step 1 of 10")).toBeVisible();
    await svg.evaluate(({ parentElement: frame }) => {
      const places: number[] = [];
      frame?.addEventListener("scroll", () => places.push(frame.scrollLeft));
      (globalThis as { places?: number[] }).places = places;
    });
    const last = player(page).getByRole("slider");
    await last.focus();
    await page.keyboard.press("End");
    await expect(player(page).getByText("Step 10 of 10")).toBeVisible();
    const scrolls = () =>
      page.evaluate(() => (globalThis as { places?: number[] }).places?.length ?? 0);
    await expect.poll(scrolls).toBeGreaterThan(0);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    // For visitors who want no motion, the drawing jumps to its last step instead of scrolling step by step.
    expect(await scrolls()).toBe(1);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  },
);

test(
  "a run whose other cases fail to load can be watched, and the cases can be requested again",
  { tag: "@slow" },
  async ({ page, expectErrors }) => {
    expectErrors.push(/503/);
    let away = true;
    await page.route(`**${PATH}/run.json`, (route) =>
      away ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await openHydrated(page, PATH);
    await page.getByRole("button", { name: "Watch it run" }).click();
    const failed = player(page).getByRole("alert");
    await expect(failed).toContainText("could not be loaded");
    await button(page, "Next step").click();
    await expect(player(page).getByText("Step 2 of 10")).toBeVisible();
    away = false;
    await failed.getByRole("button", { name: "Try again" }).press("Enter");
    // The pressed button is gone once the cases have loaded. The focus moves to the field in which to choose a case.
    await expect(player(page).getByLabel("Situation")).toBeFocused();
    const situations = player(page).getByLabel("Situation").locator("option");
    await expect(situations).toHaveCount(cases.length);
    await expect(player(page).getByText("Step 2 of 10")).toBeVisible();
  },
);

test("the link to the drawing leads to its picture if the scripts of the drawing fail to load", async ({
  page,
  expectErrors,
}) => {
  // The browser styles the page that it makes around a picture, which the file's content security policy forbids.
  expectErrors.push(/ERR_FAILED/, /Applying inline style/);
  await page.setViewportSize(PHONE);
  await page.route(/\/assets\/template-frame/, (route) => route.abort());
  await openHydrated(page, PATH);
  await page.getByRole("link", { name: "Open the drawing" }).click();
  await expect(page).toHaveURL(/preview\.png$/);
});

test("a drawing that is opened in a tab of its own is not opened in the page too", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, PATH);
  const tab = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Open the drawing" }).click({ modifiers: ["Control"] });
  await tab;
  await wake(page, "#template");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("nothing on the page moves when the other cases of a run have loaded", async ({ page }) => {
  const release = await holdRequests(page, "**/run.json");
  // The window has free space below the drawing. The drawing must not grow into it when the loading text disappears.
  await watch(page, "/templates/list-supplier-invoices", DESK);
  const loading = player(page).getByText("Loading the other situations");
  await expect(loading).toBeInViewport({ ratio: WHOLE });
  await button(page, "Pause").click();
  const height = async () => (await drawingOn(page).boundingBox())?.height;
  const before = await height();
  release();
  await expect(loading).toBeHidden();
  expect(await height()).toBe(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first run is read step by step, and all of them as text", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole("button", { name: "Watch it run" })).toBeHidden();
    await page.getByText("The recorded run as text").click();
    const steps = page.locator("details ol").first();
    await expect(steps.getByText("8. Is it a hot lead?")).toBeVisible();
    await expect(steps.getByText("Slack message to #sales")).toBeVisible();
    const text = await page.request.get(
      (await page.getByRole("link", { name: "All situations as text" }).getAttribute("href")) ?? "",
    );
    expect(await text.text()).toContain("When something fails: The sheet fails");
  });
});
