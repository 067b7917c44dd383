import { expect, type JSHandle, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const WIDTHS = [390, 1440];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules of axe whose result depends on colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Theme = "dark" | "light";
/** The part of a page to check: a selector, elements, or undefined for the whole page. */
type Part = string | JSHandle<Element[]> | undefined;

/**
 * Expects that a page breaks no rule of WCAG 2.2 AA and is no wider than its window, in the dark theme at a phone's
 * width and in the light theme at a desktop's. Colors that depend on the width are checked in both themes.
 * @param options.widths - of a phone and a desktop. If there is only one width, all colors are checked in both themes
 * @param options.part - selector of the only part to check, if another test checks the rest of a long page
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
 * Checks the page once, in its present theme and width.
 * @param part - selector; undefined: the whole page
 */
export async function expectAccessibleAsIs(page: Page, part?: string): Promise<void> {
  await expectNoFaults(page, undefined, part);
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // The test scrolls to the top, because axe leaves out elements that the sticky header covers.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // A drawing gets its new width a moment after the window.
  const isWider = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.poll(async () => [width, await isWider()]).toEqual([width, false]);
}

/** Sets the theme, and waits until all colors have stopped fading. Otherwise axe would measure colors in between. */
async function wear(page: Page, theme?: Theme): Promise<void> {
  await page.evaluate(async (chosen) => {
    if (chosen) document.documentElement.dataset["theme"] = chosen;
    // The scroll event makes the browser lay out the parts below the window.
    window.dispatchEvent(new Event("scroll"));
    // An animation that follows the scroll position never ends, so it does not count.
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

/**
 * Expects that axe finds no faults.
 * @param part - null if nothing is to be checked
 */
async function expectNoFaults(
  page: Page,
  theme: Theme | undefined,
  part: Part | null,
  rules?: string[],
): Promise<void> {
  if (part === null) return;
  await wear(page, theme);
  // axe has half a megabyte, so it is loaded only once. `noHtml` keeps the HTML of elements out of its reports.
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(`${axe.source}; axe.configure({ noHtml: true })`);
  const runOnly: RunOptions["runOnly"] = rules
    ? { type: "rule", values: rules }
    : { type: "tag", values: TAGS };
  const options: RunOptions = { runOnly, resultTypes: ["violations"], preload: false };
  const input = { part, options };
  const found = await page.evaluate(async ({ part: looked, options: wanted }) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // React may have replaced all of the given elements while it hydrated the page.
    const there = Array.isArray(looked) ? looked.filter(({ isConnected }) => isConnected) : looked;
    const { violations } = await run(there?.length === 0 ? document : (there ?? document), wanted);
    return violations.map(({ id, nodes }) => {
      const where = nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary})`);
      return `${id}: ${where.join("; ")}`;
    });
  }, input);
  expect([page.viewportSize()?.width, theme, ...found]).toEqual([
    page.viewportSize()?.width,
    theme,
  ]);
}

/**
 * Runs in the page. Describes the colors of each element with text and of each form field.
 * @param part - selector; undefined: the whole page
 */
function painted(part?: string): Map<Element, string> {
  const grounds = new Map<Element | null, string>([[null, ""]]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? "";
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const ground = `${groundOf(element.parentElement)} ${backgroundColor} ${backgroundImage} ${opacity}`;
    grounds.set(element, ground);
    return ground;
  };
  const hasWords = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  const found = new Map<Element, string>();
  for (const element of document.querySelectorAll(
    part ? `:is(${part}), :is(${part}) *` : "body *",
  )) {
    if (!hasWords(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const pixels = Number.parseFloat(fontSize);
    // WCAG demands less contrast of text with 18 pt, or with 14 pt in bold.
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
    // An element of 1 px is there for screen readers only.
    const isClipped = element.getBoundingClientRect().width <= 1;
    const styles = [color, fontWeight, textDecorationLine, isLarge, isClipped];
    found.set(element, styles.join(" ") + groundOf(element));
  }
  return found;
}

type Painted = JSHandle<Map<Element, string>>;

/** Elements of `one` that `other` lacks or shows in other colors; null if there are none. */
async function differing(one: Painted, other: Painted): Promise<JSHandle<Element[]> | null> {
  const elements = await one.evaluateHandle(
    (map, others) => [...map].filter(([key, how]) => others.get(key) !== how).map(([key]) => key),
    other,
  );
  return (await elements.evaluate(({ length }) => length)) > 0 ? elements : null;
}
