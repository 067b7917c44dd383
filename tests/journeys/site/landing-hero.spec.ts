import type { Page } from "@playwright/test";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { WAITING } from "#features/landing/ui/motion/story.ts";
import { expect, test } from "../../support/browser/journey.ts";

test.use({ reducedMotion: "no-preference" });

const stage = (page: Page) => page.locator("[data-stage]");

test(
  "by keys alone a visitor chooses a story, sends its reply and watches it again",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page);
    await page.getByRole("radio", { name: "Hotel" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Clinic" })).toBeChecked();
    await expect(stage(page).getByText("This is Tom Hale.")).toBeVisible();
    await expect(stage(page).getByText("Do you have a room")).toBeHidden();
    await expect(stage(page).getByRole("status")).toHaveText("Waits for your yes");

    const send = stage(page).getByRole("button");
    await expect(send).toHaveAccessibleName("Send the sample reply to Tom");
    await page.keyboard.press("Tab");
    await expect(send).toBeFocused();
    await expect(send).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expect(stage(page).getByRole("status")).toHaveText(/^Tom has his answer/);
    await expect(stage(page).getByText("Tom has his answer").first()).toBeVisible();
    await expect(send).toHaveAccessibleName("Watch again");
    await expect(send).toBeFocused();
    await expectAccessibleAsIs(page, "[data-stage]");

    await page.keyboard.press("Enter");
    await expect(send).toHaveAccessibleName("Send the sample reply to Tom");
  },
);

test(
  "the assistant's round button covers no words, at first and wherever scrolling ends",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["/connect/google", "/templates?q=clinic"]) {
      await openHydrated(page, path);
      // The button moves 150 ms after the page was shown, for 200 ms.
      await page.waitForTimeout(500);
      expect(await wordsBelowButton(page), path).toEqual([]);
    }
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openHydrated(page);
      for (const top of [700, 1500, 2600, 4000]) await expectNoWordsBelow(page, top);
    }
  },
);

test(
  "the assistant's button covers no word of a template's page on a phone",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, "/templates/list-supplier-invoices");
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < height; top += 600) await expectNoWordsBelow(page, top);
  },
);

async function expectNoWordsBelow(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo(0, to), top);
  await expect.poll(() => wordsBelowButton(page), `scrolled to ${top} px`).toEqual([]);
}

/** Returns the visible texts that the chat's round button covers. */
async function wordsBelowButton(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector("button.steps-aside")?.getBoundingClientRect();
    if (!button) return ["no button"];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const below: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      range.selectNodeContents(texts.currentNode);
      const isSeen =
        textContent?.trim() &&
        !parentElement?.closest(".sr-only") &&
        parentElement?.checkVisibility({ visibilityProperty: true });
      const isBelow = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < button.right && right > button.left && top < button.bottom && bottom > button.top,
      );
      if (isSeen && isBelow && button.left < window.innerWidth) below.push(textContent ?? "");
    }
    const controls = [
      ...document.querySelectorAll("main :is(a,button,input,select,summary,textarea)"),
    ];
    const covered = controls.filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isBeside = left >= button.right || right <= button.left;
      return !isBeside && top < button.bottom && bottom > button.top && left < window.innerWidth;
    });
    return [...below, ...covered.map((control) => control.outerHTML.slice(0, 80))];
  });
}

test(
  "a printed page tells the complete story at any moment",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page);
    const results = stage(page).locator("[data-result]").filter({ visible: true });
    const opacities = () =>
      results.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity));
    await page.getByRole("radio", { name: "Clinic" }).check();
    await expect.poll(opacities).toEqual(["0", "1", "2"].map(() => String(WAITING)));
    await page.pdf();
    expect(await opacities()).toEqual(["1", "1", "1"]);
  },
);
