import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const WIDTHS = [390, 1440];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Of all rules, those whose verdict depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** The page as it stands breaks no rule of WCAG 2.2 AA, on a phone and a desk, dark and light. */
export async function expectAccessible(page: Page, widths = WIDTHS): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    // The themes differ in colors alone: what those do not decide is looked at once.
    for (const [theme, rules] of [["dark"], ["light", COLOR_RULES]] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      // What the sticky header happens to cover has no size.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      expect([width, theme, ...(await faults(page, { rules }))]).toEqual([width, theme]);
    }
  }
  if (before) await page.setViewportSize(before);
}

/**
 * One look, at the size and in the theme that the page has.
 * @param part selector of what is looked at, the whole page when undefined
 */
export async function expectAccessibleAsIs(page: Page, part?: string): Promise<void> {
  expect(await faults(page, { part })).toEqual([]);
}

async function faults(
  page: Page,
  { part, rules }: { part?: string | undefined; rules?: readonly string[] | undefined },
): Promise<string[]> {
  // What lies below the window is laid out once the visitor looks around.
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  // Colors that are still fading would be measured half-way.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (a) => a.playState !== "running" || a.effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  const options: RunOptions = {
    runOnly: rules ? { type: "rule", values: [...rules] } : { type: "tag", values: TAGS },
    // What is fine need not be described.
    resultTypes: ["violations"],
  };
  // Half a megabyte: once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([selector, given]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const found = await run(selector ?? document, given);
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
    },
    [part, options] as const,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((n) => `${n.target.join(" ")} (${n.failureSummary})`).join("; ")}`,
  );
}
