import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { holdScripts, openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test.use({ reducedMotion: "no-preference" });

const LEADS = "Score website leads and alert sales in Slack";
const PATH = "/templates/score-website-leads";

test("a template opens over the list, and every way back leads to the list as it was", async ({
  page,
}) => {
  await openHydrated(page, "/templates?q=leads");
  const card = page.getByRole("link", { name: LEADS });
  const dialog = page.getByRole("dialog", { name: LEADS });
  for (const leave of [
    () => dialog.getByRole("button", { name: "Close", exact: true }).click(),
    () => page.keyboard.press("Escape"),
    // A click beside the dialog.
    () => page.mouse.click(5, 400),
    () => page.goBack(),
  ]) {
    await card.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 60);
    await page.waitForTimeout(200);
    const place = await page.evaluate(() => scrollY);
    await card.click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(PATH);
    await expect(page).toHaveTitle(new RegExp(`^${LEADS}`));
    await leave();
    await expect(page).toHaveURL(/\/templates\?q=leads$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(card).toBeFocused();
  }
});

test(
  "another template inside the dialog stays there, and closing skips both",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/templates?q=leads");
    await page.getByRole("link", { name: LEADS }).click();
    const dialog = page.getByRole("dialog");
    const related = dialog.getByRole("article").getByRole("article").getByRole("link").first();
    const title = (await related.textContent()) ?? "";
    await related.click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
    await expect(page).toHaveURL(/\/templates\?q=leads$/);
  },
);

test(
  "opened directly it is a complete page, also after a reload inside the dialog",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, PATH);
    await expect(page.getByRole("heading", { level: 1, name: LEADS })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("link", { name: "All templates" }).click();
    await expect(page).toHaveURL(/\/templates$/);
    await openHydrated(page, "/templates?q=leads");
    await page.getByRole("link", { name: LEADS }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: LEADS })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test("the page shows the steps, the needs, the set-up and the facts of a template, what changed for somebody who took an older version, and the same task with other tools", async ({
  page,
}) => {
  await openHydrated(page, PATH);
  const outline = page
    .getByRole("group")
    .filter({ hasText: "All steps of the workflow, as a list" });
  await outline.getByText("All steps of the workflow, as a list").click();
  await expect(outline.getByRole("listitem").first()).toHaveText("Set your values");
  await expect(outline).toContainText("Is it a hot lead?");
  await expect(outline).toContainText("if it fails");
  for (const text of ["Google Sheets OAuth2 API", "Lead sheet URL", "Set up in 6 steps"]) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  const facts = page.getByRole("region", { name: "At a glance" });
  for (const fact of ["65 min", "about 40 min to connect your services", "12 hours a month"]) {
    await expect(facts).toContainText(fact);
  }
  // The tools are named once, in the line of what the template needs.
  await expect(page.getByText(/^It needs: .*Slack/)).toBeVisible();
  await expect(facts).not.toContainText("Slack");
  const proof = page.getByRole("link", { name: "Read the passport" }).locator("..");
  for (const fact of ["n8n 2.41.1", /\d+ situations passed/, "No known mistake"]) {
    await expect(proof).toContainText(fact);
  }
  await expect(page.getByRole("complementary")).toContainText("MIT");
  const header = page.getByRole("navigation", { name: "Main" });
  await expect(header.locator("[aria-current]")).toHaveText(["Templates"]);

  const values = page.getByRole("definition").filter({ hasText: "The address of your sheet" });
  await expect(values).toHaveCount(1);
  await expect(page.getByText("Who gets a lead by email when Slack is down")).toHaveCount(1);

  const since = page.getByText("What changed since you took version 2.0.0");
  await expect(since).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("taken-score-website-leads", "2.0.0"));
  await openHydrated(page, PATH, "#template");
  await since.click();
  const changes = page.getByRole("group").filter({ has: since });
  await expect(changes.getByRole("listitem")).toHaveCount(1);
  await expect(changes).toContainText("Takes what a website’s own webhooks send");

  const variants = page.getByRole("navigation", { name: "The same task with other tools" });
  await expect(variants.getByRole("link", { name: "Google Sheets" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await variants.getByRole("link", { name: /Microsoft Excel/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Log website inquiries/);
});

test("programs find the template's own data in the page", async ({ request, site }) => {
  const html = await (await request.get(PATH)).text();
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph = (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"];
  expect(graph).toContainEqual(
    expect.objectContaining({
      "@type": "SoftwareSourceCode",
      name: LEADS,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    }),
  );
  expect(html).toContain(`content="${site.url}/share/templates/score-website-leads.png"`);
  expect((await request.get("/share/templates/score-website-leads.png")).status()).toBe(200);
});

test("a phone shows actions and main steps in the first window, and opens the drawing over the whole window on request", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, PATH, "#template");
  const drawing = drawingOn(page);
  await expect(drawing).toBeHidden();
  const opener = page.getByRole("link", { name: "Open the drawing" });
  for (const part of [
    page.getByRole("button", { name: "Download" }).first(),
    page.getByRole("button", { name: "Watch it run" }),
    page.getByText("Alert sales in Slack").first(),
    opener,
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: LEADS });
  await expect(dialog).toBeVisible();
  await expect(drawing).toBeVisible();
  const name = drawing.locator("text").filter({ hasText: "Set your values" });
  expect(await sizeOf(name)).toBeGreaterThanOrEqual(11.99);
  // A small overview map covers the lower part of the dialog, so the drawing must begin at the top.
  const sheet = drawing.locator("svg[viewBox]").first();
  expect(
    await sheet.evaluate(
      (svg) =>
        svg.getBoundingClientRect().top - (svg.parentElement?.getBoundingClientRect().top ?? 0),
    ),
  ).toBe(0);
  const step = await drawing.getByRole("button", { name: /^Set your values/ }).boundingBox();
  expect(Math.min(step?.width ?? 0, step?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectAccessibleAsIs(page);
  await drawing.getByRole("button", { name: "Show everything" }).click();
  expect((await partSeen(drawing)).width).toBe(1);
  await expect(name).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test(
  "no word of a drawing is smaller than 12 px, however wide the window",
  { tag: "@slow" },
  async ({ page }) => {
    const drawing = drawingOn(page);
    const section = drawing.locator("svg text:not(.step-name)").first();
    const step = drawing.locator(".step-name").first();
    // The first path has the widest drawing of the library, the second one a drawing that is made smaller to fit, and
    // the third one a narrow drawing.
    for (const path of [
      "/templates/offer-canceled-appointments",
      "/templates/send-payment-reminders",
      PATH,
    ]) {
      for (const width of [768, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await openHydrated(page, path, "#template");
        await expect(step).toBeVisible();
        for (const text of [section, step])
          expect(await sizeOf(text)).toBeGreaterThanOrEqual(11.99);
        if (path.endsWith("reminders") && width >= 1440)
          expect((await partSeen(drawing)).width).toBeGreaterThan(0.98);
        await drawing.getByRole("button", { name: "Show everything" }).click();
        expect((await partSeen(drawing)).width).toBe(1);
        expect(await sizeOf(section)).toBeGreaterThanOrEqual(11.99);
        if (await step.isVisible()) {
          expect(await sizeOf(step)).toBeGreaterThanOrEqual(11.99);
          continue;
        }
        await section.click();
        await expect(step).toBeVisible();
        expect(await sizeOf(step)).toBeGreaterThanOrEqual(11.99);
      }
    }
  },
);

function drawingOn(page: Page): Locator {
  return page.getByRole("region", { name: /^Drawing of the workflow/ });
}

/** Returns which share of a drawing's width and height its frame shows (1: all), and how far the frame is scrolled. */
function partSeen(drawing: Locator) {
  return drawing
    .locator("svg")
    .first()
    .evaluate((svg) => {
      const frame = svg.parentElement ?? svg;
      const { width, height } = svg.getBoundingClientRect();
      const { clientWidth, clientHeight, scrollLeft, scrollTop } = frame;
      return {
        width: Math.min(1, Math.round((clientWidth / width) * 1000) / 1000),
        height: Math.min(1, Math.round((clientHeight / height) * 1000) / 1000),
        left: scrollLeft,
        top: scrollTop,
      };
    });
}

/** Returns the height of a text's letters on the screen in px. */
function sizeOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const scale = (element as SVGTextElement).getScreenCTM()?.a ?? 0;
    return scale * parseFloat(getComputedStyle(element).fontSize);
  });
}

test(
  "the drawing can be moved, zoomed and inspected by pointer and by keys, and a printed page shows it whole, without what only a screen can use",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, PATH, "#template");
    const drawing = drawingOn(page);
    const svg = drawing.locator("svg").first();
    const seen = () => partSeen(drawing);
    const fullView = { width: 1, height: 1, left: 0, top: 0 };
    await drawing.getByRole("button", { name: "Zoom in" }).click();
    const closer = await seen();
    expect(closer.width).toBeLessThan(1);
    const box = (await svg.locator("..").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 80, box.y + box.height - 60, { steps: 4 });
    await page.mouse.up();
    expect(await seen()).toEqual({ ...closer, left: closer.left + 80, top: closer.top + 40 });
    await drawing.getByRole("button", { name: "Show everything" }).click();
    expect(await seen()).toEqual(fullView);

    await drawing.getByRole("button", { name: "Zoom in" }).click();
    const before = await partSeen(drawing);
    expect(before.width).toBeLessThan(1);
    await page.emulateMedia({ media: "print" });
    const outside = await drawing.evaluate((section) => {
      const paper = section.querySelector("svg")?.getBoundingClientRect();
      return [...section.querySelectorAll("svg [role=button]")].filter((step) => {
        const { left, right, top, bottom } = step.getBoundingClientRect();
        return (
          !paper ||
          left < paper.left ||
          right > paper.right ||
          top < paper.top ||
          bottom > paper.bottom
        );
      }).length;
    });
    expect(outside).toBe(0);
    await expect(page.getByRole("heading", { name: "Also worth a look" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Set-up guide" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Watch it run" })).toBeHidden();
    const signs = await page
      .locator("summary.opens")
      .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, "::after").display));
    expect(new Set(signs)).toEqual(new Set(["none"]));
    // The printed page is as wide as this window, so the names of the steps are large enough to be shown.
    await expect(drawing.getByText("Set your values")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    expect(await partSeen(drawing)).toEqual(before);
    await drawing.getByRole("button", { name: "Show everything" }).click();
    expect(await seen()).toEqual(fullView);

    await drawing.getByRole("button", { name: /^When the website sends a lead/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(drawing.getByRole("button", { name: /^Set your values/ })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(drawing.getByText("Leads to")).toBeVisible();
    await expect(drawing.getByText("website-lead", { exact: true })).toBeVisible();
    await page.keyboard.press("+");
    expect((await seen()).width).toBeLessThan(1);
    await page.keyboard.press("0");
    expect(await seen()).toEqual(fullView);
  },
);

test(
  "the list and a template are opened and closed by keyboard alone",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/templates?q=website+leads");
    const card = page.getByRole("link", { name: LEADS });
    for (let n = 0; n < 60; n++) {
      if (await card.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(card).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: LEADS })).toBeVisible();
    // Goes through the whole dialog once. The focus must not leave it for the page behind.
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          Boolean(document.activeElement?.closest("dialog")),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(card).toBeFocused();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor searches, filters, opens a template and gets its files", async ({ page }) => {
    await page.goto("/templates");
    await page.getByLabel("Search templates").fill("website leads");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/q=website\+leads/);
    const found = page.getByRole("region", { name: "Automation Templates" }).locator("> div > ul");
    await expect(found.getByRole("article")).toHaveCount(1);
    await found.getByRole("link", { name: LEADS }).click();
    await expect(page.getByRole("heading", { level: 1, name: LEADS })).toBeVisible();
    await page.getByText("All steps of the workflow, as a list").click();
    await expect(
      page.getByRole("listitem").filter({ hasText: /^Look up earlier inquiries$/ }),
    ).toBeVisible();
    const file = page.getByRole("link", { name: "workflow.json" });
    const address = (await file.getAttribute("href")) ?? "";
    expect((await page.request.get(address)).status()).toBe(200);
  });

  test("a drawing fades out at its right edge where it is wider than the page", async ({
    page,
  }) => {
    const edge = page.locator("article [class*=fades-right]");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/templates/offer-canceled-appointments");
    await expect(edge).toHaveCSS("position", "absolute");
    await expect(edge).toHaveCSS("right", "0px");
    // This drawing is not wider than the page.
    await page.goto(PATH);
    await expect(edge).toHaveCSS("position", "static");
  });
});

test("no part of the page is wider than the window", { tag: "@slow" }, async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: LEADS });
  const shown = () => page.evaluate(() => document.documentElement.scrollWidth);
  const beyond = () =>
    dialog
      .getByRole("article")
      .first()
      .evaluate(({ parentElement: around }) => around && around.scrollWidth - around.clientWidth);
  for (const open of [
    () => openHydrated(page, PATH),
    () => openHydrated(page, "/templates?q=leads"),
    async () => {
      await page.getByRole("link", { name: LEADS }).click();
      await expect(dialog).toBeVisible();
    },
  ]) {
    await open();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await shown()).toBeLessThanOrEqual(width);
      if (await dialog.isVisible()) expect(await beyond()).toBe(0);
    }
  }
});

test("a long host name stays inside the passport", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/templates/answer-google-reviews/passport");
  await page.getByText("Each recipient, and what it gets").click();
  const receivers = page.locator("#receivers");
  await expect(receivers).toContainText("mybusinessaccountmanagement.googleapis.com");
  const wider = await receivers.evaluate((part) => part.scrollWidth - part.clientWidth);
  expect(wider).toBe(0);
});

test("a title never breaks at a hyphen within a word", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/templates/send-guest-messages");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText("check-in");
  const lines = await title.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      const start = data.indexOf("check-in");
      if (start < 0) continue;
      range.setStart(texts.currentNode, start);
      range.setEnd(texts.currentNode, start + "check-in".length);
    }
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test(
  "a button pressed before the scripts ran works once they have run, and only once",
  { tag: "@slow" },
  async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(PATH, { waitUntil: "commit" });
    await page.getByText("Copy", { exact: true }).first().click();
    await page.getByRole("button", { name: "Copy workflow" }).click();
    await page.getByRole("button", { name: "Download", exact: true }).first().click();
    await letScriptsCome();
    const dialog = page.getByRole("dialog", { name: "Download Template" });
    await expect(dialog).toHaveCount(1);
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "the menu of copies closes on Escape and on a press elsewhere, and stays open while its scripts load",
  { tag: "@slow" },
  async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(PATH, { waitUntil: "commit" });
    const menu = page.getByRole("button", { name: "Copy", exact: true }).first();
    const copy = page.getByRole("button", { name: "Copy workflow" }).first();
    await menu.click();
    await expect(copy).toBeVisible();
    await letScriptsCome();
    await wake(page, "#template");
    await expect(copy).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(copy).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(copy).toBeVisible();
    await expectAccessibleAsIs(page);
    await page.getByRole("heading", { level: 1 }).click();
    await expect(copy).toBeHidden();
  },
);

test("a drawing that is wider than its frame fades where more of it follows", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, "/templates/offer-canceled-appointments");
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 500);
  const fades = page.locator("[data-more]");
  await expect(fades).toHaveCount(1);
  await expect(fades).toHaveCSS("right", "0px");
  await page.getByRole("button", { name: "Show everything" }).first().click();
  await expect(fades).toHaveCount(0);
});
