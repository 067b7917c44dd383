import { useEffect } from "react";

export function useScrollMotion(): void {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const begin = async () => {
      const { startScrollMotion } = await import("./scroll-motion.ts");
      if (!signal.aborted) signal.addEventListener("abort", startScrollMotion());
    };
    // Errors are ignored, since the page is complete without the animation.
    const onScroll = () => void begin().catch(() => undefined);
    if (window.scrollY > 0) onScroll();
    else window.addEventListener("scroll", onScroll, { once: true, signal });
    return () => left.abort();
  }, []);
}

/**
 * Animates the wire beside the page's sections. When the visitor does something on the page, a light runs along the
 * wire. The code for this is loaded at the visitor's first action.
 */
export function usePageWire(): void {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const begin = async () => {
      await window.firstAction;
      const { startPageWire } = await import("./page-wire.ts");
      const wired = document.querySelector<HTMLElement>("[data-wired]");
      if (wired && !signal.aborted) signal.addEventListener("abort", startPageWire(wired));
    };
    // Errors are ignored, since the page is complete without the animation.
    begin().catch(() => undefined);
    return () => left.abort();
  }, []);
}
