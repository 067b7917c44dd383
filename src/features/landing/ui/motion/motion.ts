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
    // Errors of the motion are ignored, since the page is complete without it.
    const onScroll = () => void begin().catch(() => undefined);
    if (window.scrollY > 0) onScroll();
    else window.addEventListener("scroll", onScroll, { once: true, signal });
    return () => left.abort();
  }, []);
}
