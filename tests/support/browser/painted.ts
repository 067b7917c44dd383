import type { JSHandle } from "@playwright/test";

/**
 * Runs in the page. Describes the colors of each element with text and of each form field.
 * @param part - selector; undefined: the whole page
 */
export function painted(part?: string): Map<Element, string> {
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
export async function differing(one: Painted, other: Painted): Promise<JSHandle<Element[]> | null> {
  const elements = await one.evaluateHandle(
    (map, others) => [...map].filter(([key, how]) => others.get(key) !== how).map(([key]) => key),
    other,
  );
  return (await elements.evaluate(({ length }) => length)) > 0 ? elements : null;
}
