import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const WIDTHS = [390, 1440];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Of all rules, those whose verdict depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Look = { part?: string | undefined; theme?: "dark" | "light"; rules?: string[] };

/**
 * The page as it stands breaks no rule of WCAG 2.2 AA, on a phone and a desk, dark and light, and is
 * no wider than its window.
 * @param options.part selector of what is new on a long page that is looked at elsewhere
 */
export async function expectAccessible(
  page: Page,
  { widths = WIDTHS, part }: { widths?: number[]; part?: string } = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const isWider = await page.evaluate(() => {
      // What the sticky header happens to cover has no size.
      window.scrollTo({ top: 0, behavior: "instant" });
      return document.documentElement.scrollWidth > window.innerWidth;
    });
    // The themes differ in colors alone: what those do not decide is looked at once.
    const found = await faults(page, [
      { theme: "dark", part },
      { theme: "light", part, rules: COLOR_RULES },
    ]);
    expect([width, isWider, ...found]).toEqual([width, false]);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * One look, at the size and in the theme that the page has.
 * @param part selector of what is looked at, the whole page when undefined
 */
export async function expectAccessibleAsIs(page: Page, part?: string): Promise<void> {
  expect(await faults(page, [{ part }])).toEqual([]);
}

async function faults(page: Page, looks: Look[]): Promise<string[]> {
  // Half a megabyte: once for each document. An element is told by its selector, not its HTML.
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(`${axe.source}; axe.configure({ noHtml: true })`);
  const asked = looks.map(({ part, theme, rules }) => {
    const runOnly: RunOptions["runOnly"] = rules
      ? { type: "rule", values: rules }
      : { type: "tag", values: TAGS };
    // What is fine need not be described, and nothing here is played.
    return { part, theme, options: { runOnly, resultTypes: ["violations"], preload: false } };
  });
  return page.evaluate(async (each) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const isFading = ({ playState, effect }: Animation) =>
      playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
    const found: string[] = [];
    // What lies below the window is laid out once the visitor looks around.
    window.dispatchEvent(new Event("scroll"));
    for (const { part, theme, options } of each) {
      if (theme) document.documentElement.dataset["theme"] = theme;
      // Colors that are still fading would be measured half-way.
      do await new Promise((drawn) => requestAnimationFrame(drawn));
      while (document.getAnimations().some(isFading));
      const { violations } = await run(part ?? document, options as RunOptions);
      for (const { id, nodes } of violations) {
        const where = nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary})`);
        found.push(`${theme ?? ""} ${id}: ${where.join("; ")}`);
      }
    }
    return found;
  }, asked);
}
