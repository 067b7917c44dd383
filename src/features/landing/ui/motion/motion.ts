import { useEffect } from "react";
import { USER_INTERACTED } from "#delivery/head/head-script.tsx";

/** Loads and starts the motion of the page once somebody looks around, and takes it back on leaving. */
export function useScrollMotion(): void {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const begin = async () => {
      const { startScrollMotion } = await import("./scroll-motion.ts");
      if (!signal.aborted) signal.addEventListener("abort", startScrollMotion());
    };
    // Motion is never worth an error: a page that stands still is complete.
    const sign = () => void begin().catch(() => undefined);
    if ("firstSight" in document.documentElement.dataset) {
      window.addEventListener(USER_INTERACTED, sign, { once: true, signal });
    } else sign();
    return () => left.abort();
  }, []);
}
