import type { Page } from "@playwright/test";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { holdScripts, openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { hiddenStops } from "../../support/browser/keyboard-stops.ts";

const LEADS = "Score website leads and alert sales in Slack";
const PATH = "/templates/score-website-leads";
const NOTED = "Your message below names the template. Add how you work today, if you like.";
const BEGUN = `Please set up: “${LEADS}”.`;
const bar = (page: Page) => page.getByRole("region", { name: "Take this template" });
const message = (page: Page) => page.getByRole("textbox", { name: "Message" });

test("the bar stays during reading, and leads to a message with a prepared beginning", async ({
  page,
}) => {
  await openHydrated(page, PATH);
  await expect(bar(page)).toBeHidden();
  await page.getByRole("heading", { name: "Set-up guide" }).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeVisible();
  await expectAccessibleAsIs(page, '[aria-label="Take this template"]');
  await bar(page).getByRole("button", { name: "Download" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await bar(page).getByRole("link", { name: "Set this up for me" }).click();
  await expect(page).toHaveURL(/\/\?template=score-website-leads#contact-form$/);
  await expect(page.getByText(NOTED)).toBeVisible();
  await expect(message(page)).toHaveValue(BEGUN);
  await expect(page.getByLabel("Service")).toHaveValue("workflow");
});

test(
  "the closing section offers the set-up first, and the bar is hidden there and leaves no gap",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, PATH);
    // Hydration replaces elements, and the browser computes no color for a replaced element. The page is therefore
    // hydrated first.
    await wake(page, "#template");
    const close = page.getByRole("heading", { name: "Rather not do it yourself?" }).locator("..");
    const offer = close.getByRole("link", { name: "Set this up for me" });
    const download = close.getByRole("button", { name: "Download" });
    await offer.scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    const filled = await offer.evaluate((link) => getComputedStyle(link).backgroundColor);
    await expect(page.getByRole("button", { name: "Download" }).first()).toHaveCSS(
      "background-color",
      filled,
    );
    await expect(download).not.toHaveCSS("background-color", filled);
    const next = page.getByRole("heading", { name: "Also worth a look" });
    // The browser lays out some parts late, and they then move the parts below. The test therefore measures repeatedly.
    const gap = async () => {
      const [end, start] = [await download.boundingBox(), await next.boundingBox()];
      return (start?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0);
    };
    await expect.poll(gap).toBeLessThan(80);
  },
);

test(
  "the Tab key goes from the bar to the closing section, and no focused element is below the bar",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, PATH);
    await page.getByRole("heading", { name: "Set-up guide" }).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press("Shift");
    expect(await page.evaluate(hiddenStops, false)).toEqual([]);
  },
);

test("a problem is reported with the template's name and version", async ({ page }) => {
  await openHydrated(page, PATH);
  await page.getByRole("link", { name: "Report a problem" }).click();
  await expect(page).toHaveURL(/\/\?template=score-website-leads&problem=[\d.]+#contact-form$/);
  await expect(
    page.getByText(
      "Your message below names the template and its version. Please add what happened.",
    ),
  ).toBeVisible();
  await expect(message(page)).toHaveValue(/^Problem with “.*” \(version \d+\.\d+\.\d+\): $/);
});

test(
  "text typed into the form before stays, and the template's name is appended",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/#contact");
    await isTakenOver(page);
    await message(page).fill("We run a hotel.");
    await page.getByLabel("Service").selectOption("ai");
    await openHydrated(page, "/?template=score-website-leads#contact-form");
    await expect(message(page)).toHaveValue(`We run a hotel.\n\n${BEGUN}`);
    await expect(page.getByLabel("Service")).toHaveValue("ai");
  },
);

test("text typed before the scripts loaded stays too", { tag: "@slow" }, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/#contact");
  await message(page).fill("We run a hotel.");
  await letScriptsCome();
  await isTakenOver(page);
  await openHydrated(page, "/?template=score-website-leads#contact-form");
  await expect(message(page)).toHaveValue(`We run a hotel.\n\n${BEGUN}`);
});

/** Waits until React has hydrated the form, whose scripts load after those of the page. */
async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form#contact-form") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
}

test(
  "the bar covers no focused element, even in a small window",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, PATH);
    for (const [width, height] of [
      [360, 740],
      [640, 360],
      [180, 370],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole("heading", { name: "What it costs a month" }).scrollIntoViewIfNeeded();
      await page.getByRole("link", { name: "Google", exact: true }).focus();
      for (let times = 0; times < 25; times++) {
        await page.keyboard.press("Tab");
        // The test polls, because the bar "Take this template" disappears a moment after "Rather not do it yourself?"
        // has come into view.
        await expect.poll(() => covered(page), `${width} pixels`).toBe("");
      }
    }
  },
);

/** Names the focused element that the bar covers, or the bar if the chat's button covers it; "" if neither. */
function covered(page: Page): Promise<string> {
  return page.evaluate(() => {
    const taking = document.querySelector('[aria-label="Take this template"]');
    const round = document.querySelector(
      'button[aria-label^="Open"][aria-haspopup="dialog"].fixed',
    );
    const focused = document.activeElement;
    const overlap = (one: Element | null, other: Element | null) => {
      if (!one || !other || one.contains(other)) return false;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    const shown = taking && getComputedStyle(taking).visibility === "visible" ? taking : null;
    if (overlap(shown, focused)) return `focus: ${focused?.outerHTML.slice(0, 200)}`;
    return overlap(shown, round) ? "the round button" : "";
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same link leads to the same message", { tag: "@slow" }, async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole("link", { name: "Set this up for me" }).last().click();
    await expect(page.getByText(NOTED)).toBeVisible();
    await expect(message(page)).toHaveValue(BEGUN);
    await page.goto("/?template=no-such-template#contact-form");
    await expect(message(page)).toHaveValue("");
  });
});
