import { useEffect } from "react";

/** The first sign that somebody is looking around; before it there is nothing to animate. */
const SIGNS = ["scroll", "pointermove", "touchstart", "keydown"] as const;

/** Loads and starts the motion of the page when it is used, and takes it back on leaving. */
export function useScrollMotion(): void {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const left = new AbortController();
    const begin = async () => {
      forget();
      const { startScrollMotion } = await import("./scroll-motion.ts");
      if (left.signal.aborted) return;
      left.signal.addEventListener("abort", startScrollMotion());
    };
    // Motion is never worth an error: a page that stands still is complete.
    const sign = () => void begin().catch(() => undefined);
    const forget = () => {
      for (const name of SIGNS) removeEventListener(name, sign);
    };
    for (const name of SIGNS) addEventListener(name, sign, { passive: true });
    // Scrolled before there was anyone to notice, or led to a section (early-script.tsx).
    if (!("firstSight" in document.documentElement.dataset)) sign();
    return () => {
      forget();
      left.abort();
    };
  }, []);
}
