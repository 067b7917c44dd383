import { expect, type JSHandle, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { differing, painted } from "./painted.ts";

const WIDTHS = [390, 1440];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Of all rules, those whose verdict depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Theme = "dark" | "light";
/** A selector, elements, or the whole page. */
type Part = string | JSHandle<Element[]> | undefined;

/**
 * The page as it stands breaks no rule of WCAG 2.2 AA, dark on a phone and light on a desk, and is no
 * wider than its window. What is seen at one of these widths alone, or in other colors, is looked at
 * in both themes: all else has the colors of its theme at either.
 * @param options.widths of a phone and a desk, or one, at which all is looked at in both themes
 * @param options.part selector of what is new on a long page that is looked at elsewhere
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
 * One look, at the size and in the theme that the page has.
 * @param part selector of what is looked at, the whole page when undefined
 */
export async function expectAccessibleAsIs(page: Page, part?: string): Promise<void> {
  await expectNoFaults(page, undefined, part);
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const isWider = await page.evaluate(() => {
    // What the sticky header happens to cover has no size.
    window.scrollTo({ top: 0, behavior: "instant" });
    return document.documentElement.scrollWidth > window.innerWidth;
  });
  expect([width, isWider]).toEqual([width, false]);
}

/** Colors that are still fading would be measured half-way. */
async function wear(page: Page, theme?: Theme): Promise<void> {
  await page.evaluate(async (asked) => {
    if (asked) document.documentElement.dataset["theme"] = asked;
    // What lies below the window is laid out once the visitor looks around.
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

/** @param part nothing is looked at when null */
async function expectNoFaults(
  page: Page,
  theme: Theme | undefined,
  part: Part | null,
  rules?: string[],
): Promise<void> {
  if (part === null) return;
  await wear(page, theme);
  // Half a megabyte: once for each document. An element is told by its selector, not its HTML.
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(`${axe.source}; axe.configure({ noHtml: true })`);
  const runOnly: RunOptions["runOnly"] = rules
    ? { type: "rule", values: rules }
    : { type: "tag", values: TAGS };
  // What is fine need not be described, and nothing here is played.
  const options: RunOptions = { runOnly, resultTypes: ["violations"], preload: false };
  const asked = { part, options };
  const found = await page.evaluate(async ({ part: looked, options: wanted }) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(looked ?? document, wanted);
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
