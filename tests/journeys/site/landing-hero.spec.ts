import type { Page } from "@playwright/test";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { hydrated, openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test.use({ reducedMotion: "no-preference" });

const stage = (page: Page) => page.locator("[data-stage]");

test("by keys alone a visitor chooses a story, sends its reply and watches it again", async ({
  page,
}) => {
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
  await page.keyboard.press("Enter");
  await expect(stage(page).getByRole("status")).toHaveText(/^Tom has his answer/);
  await expect(stage(page).getByText("Tom has his answer").first()).toBeVisible();
  await expect(send).toHaveAccessibleName("Watch again");
  await expect(send).toBeFocused();
  await expectAccessibleAsIs(page, "[data-stage]");

  await page.keyboard.press("Enter");
  await expect(send).toHaveAccessibleName("Send the sample reply to Tom");
});

test(
  "on a phone the round button covers no text of the hero at any scroll position",
  { tag: "@slow" },
  async ({ page }) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/");
      await hydrated(page);
      const covered = await stage(page).evaluate((root) => {
        const button = document.querySelector("button.fixed")?.getBoundingClientRect();
        const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const beyond: string[] = [];
        while (words.nextNode()) {
          range.selectNodeContents(words.currentNode);
          const isSeen = words.currentNode.parentElement?.closest(".sr-only") === null;
          if (isSeen && range.getBoundingClientRect().right > (button?.left ?? 0)) {
            beyond.push(words.currentNode.textContent ?? "");
          }
        }
        return beyond;
      });
      expect([width, ...covered]).toEqual([width]);
    }
  },
);

test("a printed page tells the complete story at any moment", async ({ page }) => {
  await openHydrated(page);
  const results = stage(page).locator("[data-result]").filter({ visible: true });
  const opacities = () =>
    results.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity));
  await expect.poll(opacities).toEqual(["0", "0", "0"]);
  await page.pdf();
  expect(await opacities()).toEqual(["1", "1", "1"]);
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the reply is sent at once, and nothing moves", async ({ page }) => {
    await openHydrated(page);
    await stage(page).getByRole("button").click();
    await expect(stage(page).getByText("Anna has her answer").first()).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each story is complete from the inquiry to its end", async ({ page }) => {
    await page.goto("/");
    await page.getByText("Shop", { exact: true }).click();
    await expect(stage(page).getByText("Order 2208")).toBeVisible();
    await expect(stage(page).getByText("Jule has her answer")).toBeVisible();
    await expect(stage(page).getByText("Anna has her answer")).toBeHidden();
    await expect(stage(page).getByRole("button")).toHaveCount(0);
  });
});
