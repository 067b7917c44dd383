import { useEffect } from "react";

/**
 * Starts two animations, and loads the code of each when it is first needed. Parts of the page move into place while
 * the visitor scrolls. When the visitor presses or types something, a light runs along the line beside the page's
 * sections.
 */
export function usePageMotion(): void {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const start = (load: Promise<{ start: () => () => void }>) =>
      // Errors are ignored, since the page is complete without the animation.
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
