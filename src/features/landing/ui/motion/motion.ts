import { useEffect } from "react";

/**
 * Animates parts of the page while the visitor scrolls. When the visitor does something on the page, a light runs along
 * the wire, a line beside the sections. The code of each animation is loaded when it is first needed.
 */
export function usePageMotion(): void {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const start = (load: Promise<() => () => void>) =>
      // Errors are ignored, since the page is complete without the animation.
      void load.then(
        (begin) => signal.aborted || signal.addEventListener("abort", begin()),
        () => undefined,
      );
    const onScroll = () =>
      start(import("./scroll-motion.ts").then(({ startScrollMotion }) => startScrollMotion));
    if (window.scrollY > 0) onScroll();
    else window.addEventListener("scroll", onScroll, { once: true, signal });
    const wire = async () => {
      await window.firstAction;
      return (await import("./page-wire.ts")).startPageWire;
    };
    start(wire());
    return () => left.abort();
  }, []);
}
