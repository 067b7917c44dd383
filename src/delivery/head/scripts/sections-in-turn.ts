import { HYDRATED } from "../../islands/hydrated-event.ts";

/** Whoever does one of these may want any part of the page, at its final place. */
const SIGNS = ["pointerdown", "keydown", "focusin", "click", "scroll", "beforeprint"];

/** So many elements are laid out at once, or one part that has more. */
const STEP = 100;

/**
 * Parts marked `in-turn` (base.css) are laid out when they are near the window, the others one by one
 * once the page is alive: neither the first paint nor the arrival of the fonts waits for them.
 */
export function layOutInTurn(): void {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A place that is gone to or back to must not move afterwards.
  if (location.hash || visit?.type !== "navigate") return;
  root.dataset["arriving"] = "";
  const end = () => {
    delete root.dataset["arriving"];
    for (const name of SIGNS) removeEventListener(name, end, true);
  };
  const next = () => {
    const parts = document.querySelectorAll("[data-arriving] .in-turn");
    if (parts.length === 0) return end();
    let elements = 0;
    for (const part of parts) {
      part.classList.remove("in-turn");
      elements += part.querySelectorAll("*").length;
      if (elements > STEP) break;
    }
    requestAnimationFrame(() => setTimeout(next));
  };
  for (const name of SIGNS) addEventListener(name, end, true);
  addEventListener(HYDRATED, next, { once: true });
}
