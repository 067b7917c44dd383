import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WIDTHS = [390, 1440];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const THEMES = ["dark", "light"];

/** What lies below the window is laid out once the visitor looks around. */
export async function lookAround(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
}

/** The page as it stands breaks no rule of WCAG 2.2 AA, on a phone and a desk, dark and light. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  await lookAround(page);
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      // What the sticky header happens to cover has no size.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      // Colours that are still fading would be measured half-way.
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(
            (a) =>
              a.playState !== "running" || a.effect?.getComputedTiming().iterations === Infinity,
          ),
      );
      // A page has no frames; the other way opens a page of its own for each look.
      const axe = new AxeBuilder({ page }).setLegacyMode(true);
      // Nothing but the colours depends on the theme.
      const { violations } = await (
        theme === THEMES[0] ? axe.withTags(TAGS) : axe.withRules("color-contrast")
      ).analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((n) => `${n.target.join(" ")} (${n.failureSummary})`).join("; ")}`,
      );
      expect([width, theme, ...found]).toEqual([width, theme]);
    }
  }
  if (before) await page.setViewportSize(before);
}
