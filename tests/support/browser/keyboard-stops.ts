/** An element that keys can reach, but that does not show the focus. */
export type HiddenStop = { stop: string; fault: "covered" | "cut" | "unseen" | "unmarked" };

/**
 * Runs in the page, after a key press, because browsers show the focus only to people who use the keyboard. Finds
 * elements that are not visible while they have the focus (WCAG 2.4.11), or look the same without it (WCAG 2.4.7). An
 * element in a row that scrolls sideways must be completely visible, whether the focus moves on or back.
 * @param onlyInRows - whether only elements in rows that scroll sideways are looked at
 */
export function hiddenStops(onlyInRows: boolean): HiddenStop[] {
  const REACHED =
    "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]";
  const stops = [...document.querySelectorAll<HTMLElement | SVGElement>(REACHED)].filter(
    (element) =>
      (element.tabIndex >= 0 || element.matches("[role=tab]")) &&
      !element.matches(":disabled, [type=hidden]") &&
      !element.closest("[inert]") &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
      (!onlyInRows || rowOf(element)),
  );
  const found: HiddenStop[] = [];
  for (const element of stops) {
    (document.activeElement as HTMLElement | null)?.blur();
    const before = looksOf(element);
    element.focus();
    // A second radio button of a group, or an element in a closed part, refuses the focus.
    if (document.activeElement !== element) continue;
    const fault = faultOf(element, before);
    if (fault) found.push({ stop: nameOf(element), fault });
  }
  for (const element of stops.filter(rowOf).toReversed()) {
    element.focus();
    const isReached = document.activeElement === element;
    const stop = nameOf(element);
    if (isReached && isCut(element) && !found.some((one) => one.stop === stop))
      found.push({ stop, fault: "cut" });
  }
  return found;

  /** Returns the nearest ancestor that scrolls sideways. */
  function rowOf(element: Element): Element | undefined {
    for (let row = element.parentElement; row; row = row.parentElement)
      if (
        /auto|scroll/.test(getComputedStyle(row).overflowX) &&
        row.scrollWidth > row.clientWidth + 1
      )
        return row;
    return undefined;
  }

  /** Whether a part of the element is beyond the edges of its row, or where the row fades out. */
  function isCut(element: Element): boolean {
    const row = rowOf(element);
    if (!row) return false;
    const [shown, seen] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
    const fade = /100% - ([\d.]+)px/.exec(getComputedStyle(row).maskImage)?.[1] ?? 0;
    // Browsers scroll by whole pixels, so a difference of one pixel is no fault.
    const left = Math.max(seen.left, 0) - 1;
    const right = Math.min(seen.right, innerWidth) - Number(fade) + 1;
    return shown.left < left || shown.right > right;
  }

  function faultOf(element: Element, before: string): HiddenStop["fault"] | undefined {
    const shown = shownPart(element);
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const box = {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, innerWidth),
      bottom: Math.min(bottom, innerHeight),
    };
    if (box.right - box.left < 1 || box.bottom - box.top < 1) return "unseen";
    const at = (from: number, to: number, part: number) => from + (to - from) * part;
    const isSeen = [0.5, 0.1, 0.9].some((x) =>
      [0.5, 0.1, 0.9].some((y) => {
        const hit = document.elementFromPoint(
          at(box.left, box.right, x),
          at(box.top, box.bottom, y),
        );
        return hit && (shown.contains(hit) || hit.contains(element));
      }),
    );
    if (!isSeen) return "covered";
    if (isCut(element)) return "cut";
    return looksOf(element) === before ? "unmarked" : undefined;
  }

  /** Returns the part of a control that people see: the label, if CSS hides a radio button or checkbox. */
  function shownPart(element: Element): Element {
    const { opacity } = getComputedStyle(element);
    const isDrawn = opacity !== "0" && element.clientWidth > 1;
    const label = (element as HTMLInputElement).labels?.[0];
    return isDrawn ? element : (label ?? element);
  }

  function looksOf(element: Element): string {
    const label = (element as HTMLInputElement).labels?.[0] ?? element.closest("li, form");
    const parts = [element, element.parentElement, label, ...element.querySelectorAll("*")];
    return parts
      .filter((part) => part !== null)
      .slice(0, 12)
      .flatMap((part) => [undefined, "::before", "::after"].map((pseudo) => styleOf(part, pseudo)))
      .join("|");
  }

  function styleOf(part: Element, pseudo: string | undefined): string {
    const style = getComputedStyle(part, pseudo);
    const outline =
      style.outlineStyle === "none" ? "" : `${style.outlineWidth} ${style.outlineColor}`;
    const { boxShadow, borderColor, backgroundColor, color, opacity, transform, translate } = style;
    return [outline, boxShadow, borderColor, backgroundColor, color, opacity, transform, translate]
      .concat(style.textDecorationLine, style.stroke)
      .join(" ");
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute("aria-label") ?? element.textContent;
    const name = label.trim().replace(/\s+/g, " ").slice(0, 40);
    const kind = element.id || element.getAttribute("name") || element.getAttribute("href");
    return `${element.tagName.toLowerCase()} ${kind ?? ""} “${name}”`;
  }
}
