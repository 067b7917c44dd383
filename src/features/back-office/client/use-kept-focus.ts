import { useEffect } from "react";
import { hasNoFocus } from "#design/focus.ts";

const FOCUSABLE = "a[href], button:not(:disabled), input, select, textarea, summary";

/** Time in ms without changes to the page after which the focus is moved. Until then, other code may move the focus. */
const SETTLING_MS = 100;

/** A control that had the focus and has disappeared, and the nodes that were around it. */
type Lost = {
  control: HTMLElement;
  /** Index of the control among the controls of its row. */
  place: number;
  row: HTMLElement;
  beside: (Node | null)[];
};

/**
 * Moves the focus whenever the focused control is removed from the page. Tries in this order: the same control of the
 * neighboring row, a control with the same name, the first control beside it, the heading of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: HTMLElement | undefined;
    let lost: Lost | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: FocusEvent) => {
      focused = target instanceof HTMLElement && target.closest("main") ? target : undefined;
      lost = undefined;
    };
    /** Forgets the focused control if somebody presses elsewhere, unless the control is disabled because it is busy. */
    const leave = () => {
      if (focused?.isConnected && !focused.matches(":disabled")) focused = undefined;
    };
    const settle = () => {
      const isLoading = document.querySelector("main [data-loading]") !== null;
      if (!lost || isLoading) return;
      if (hasNoFocus()) focusInstead(lost);
      lost = undefined;
    };
    const observer = new MutationObserver((records) => {
      if (focused && !focused.isConnected) {
        lost = lostIn(records, focused);
        focused = undefined;
      }
      if (!lost) return;
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLING_MS);
    });
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", leave);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", leave);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

function lostIn(records: readonly MutationRecord[], control: HTMLElement): Lost | undefined {
  for (const { removedNodes, previousSibling, nextSibling } of records) {
    const row = [...removedNodes].find((node) => node.contains(control));
    if (!(row instanceof HTMLElement)) continue;
    const place = controlsIn(row).indexOf(control);
    return { control, place, row, beside: [nextSibling, previousSibling] };
  }
  return undefined;
}

function focusInstead({ control, place, row, beside }: Lost): void {
  const neighbors = beside.filter(
    (node): node is HTMLElement => node instanceof HTMLElement && node.isConnected,
  );
  const isRow = row.matches("li, tr");
  const sameInRow = neighbors
    .filter((node) => isRow && node.tagName === row.tagName)
    .map((node) => controlsIn(node)[place] ?? controlsIn(node)[0]);
  const main = document.querySelector<HTMLElement>("main");
  const replaced = main && controlsIn(main).filter((one) => nameOf(one) === nameOf(control));
  // A removed link, such as one to older entries, has led to new content. The person reads this content from its
  // beginning, so the focus does not move to a neighbor.
  const near = control.matches("a") ? [] : neighbors.map((node) => controlsIn(node)[0]);
  const heading = main?.querySelector<HTMLElement>("h1");
  for (const candidate of [...sameInRow, replaced?.[0], ...near, heading]) {
    candidate?.focus();
    if (!hasNoFocus()) return;
  }
}

function controlsIn(element: HTMLElement): HTMLElement[] {
  const inside = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return element.matches(FOCUSABLE) ? [element, ...inside] : inside;
}

function nameOf(control: HTMLElement): string {
  const { tagName, textContent } = control;
  return [tagName, control.getAttribute("name"), control.ariaLabel, textContent].join(" ");
}
