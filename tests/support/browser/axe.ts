import { expect, type JSHandle, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { differing, painted } from "./painted.ts";

const WIDTHS = [390, 1440];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules whose verdict depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Theme = "dark" | "light";
/** The part to check: a selector, elements, or undefined for the whole page. */
type Part = string | JSHandle<Element[]> | undefined;

/**
 * Expects that the page breaks no rule of WCAG 2.2 AA, dark on a phone and light on a desk, and is no wider than
 * its window. Elements that only one width shows, or shows in other colors, are checked in both themes; all other
 * elements have the same colors at both widths.
 * @param options.widths a phone's and a desk's, or a single width, at which everything is checked in both themes
 * @param options.part selector of the new part of a long page that another test checks
 */
export async function expectAccessible(
  page: Page,
  { widths: [phone = 0, desk] = WIDTHS, part }: { widths?: number[]; part?: string } = {},
): Promise<void> {
  const before = page.viewportSize();
  await resize(page, phone);
  await expectNoFaults(page, "dark", part);
  if (desk === undefined) await expectNoFaults(page, "light", part, COLOR_RULES);
  else {
    const darkOnPhone = await paintedIn(page, "dark", part);
    const lightOnPhone = await paintedIn(page, "light", part);
    await resize(page, desk);
    const onDeskAlone = await differing(await paintedIn(page, "dark", part), darkOnPhone);
    await expectNoFaults(page, "dark", onDeskAlone, COLOR_RULES);
    await expectNoFaults(page, "light", part);
    const onPhoneAlone = await differing(lightOnPhone, await paintedIn(page, "light", part));
    if (onPhoneAlone) await resize(page, phone);
    await expectNoFaults(page, "light", onPhoneAlone, COLOR_RULES);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Checks the page once, in its present size and theme.
 * @param part selector of the checked part; undefined: the complete page
 */
export async function expectAccessibleAsIs(page: Page, part?: string): Promise<void> {
  await expectNoFaults(page, undefined, part);
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const isWider = await page.evaluate(() => {
    // Scrolls to the top, because axe ignores elements below the sticky header.
    window.scrollTo({ top: 0, behavior: "instant" });
    return document.documentElement.scrollWidth > window.innerWidth;
  });
  expect([width, isWider]).toEqual([width, false]);
}

/** Sets the theme and waits for fading colors to settle, which would be measured half-way. */
async function wear(page: Page, theme?: Theme): Promise<void> {
  await page.evaluate(async (asked) => {
    if (asked) document.documentElement.dataset["theme"] = asked;
    // A scroll event makes the page lay out the parts below the window.
    window.dispatchEvent(new Event("scroll"));
    // An animation that follows the scroll position never ends by itself.
    const isFading = ({ playState, timeline, effect }: Animation) =>
      playState === "running" &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().iterations !== Infinity;
    do await new Promise((drawn) => requestAnimationFrame(drawn));
    while (document.getAnimations().some(isFading));
  }, theme);
}

async function paintedIn(page: Page, theme: Theme, part?: string) {
  await wear(page, theme);
  return page.evaluateHandle(painted, part);
}

/** @param part null: nothing is checked */
async function expectNoFaults(
  page: Page,
  theme: Theme | undefined,
  part: Part | null,
  rules?: string[],
): Promise<void> {
  if (part === null) return;
  await wear(page, theme);
  // axe is half a megabyte, so each document loads it once. Reports name an element by its selector.
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(`${axe.source}; axe.configure({ noHtml: true })`);
  const runOnly: RunOptions["runOnly"] = rules
    ? { type: "rule", values: rules }
    : { type: "tag", values: TAGS };
  // Reports describe violations only, and no media is preloaded.
  const options: RunOptions = { runOnly, resultTypes: ["violations"], preload: false };
  const asked = { part, options };
  const found = await page.evaluate(async ({ part: looked, options: wanted }) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Hydration may have replaced the elements; then the whole page is checked.
    const there = Array.isArray(looked) ? looked.filter(({ isConnected }) => isConnected) : looked;
    const { violations } = await run(there?.length === 0 ? document : (there ?? document), wanted);
    return violations.map(({ id, nodes }) => {
      const where = nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary})`);
      return `${id}: ${where.join("; ")}`;
    });
  }, asked);
  expect([page.viewportSize()?.width, theme, ...found]).toEqual([
    page.viewportSize()?.width,
    theme,
  ]);
}
