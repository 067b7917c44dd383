import { useEffect } from "react";

/**
 * Loads the code of two animations when it is first needed: for parts that move into place while the visitor scrolls,
 * and for a light that runs along the line beside the page's sections when the visitor presses or types something.
 */
export function usePageMotion(): void {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const start = (load: Promise<{ start: () => () => void }>) =>
      // If the animation cannot be loaded, nothing happens, because the page is complete without it.
      void load.then(
        (motion) => signal.aborted || signal.addEventListener("abort", motion.start()),
        () => undefined,
      );
    const onScroll = () => start(import("./scroll-motion.ts"));
    if (window.scrollY > 0) onScroll();
    else window.addEventListener("scroll", onScroll, { once: true, signal });
    void window.firstAction.then(() => start(import("./page-wire.ts")));
    return () => left.abort();
  }, []);
}
