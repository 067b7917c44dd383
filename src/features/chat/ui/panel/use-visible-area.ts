import { useEffect, type RefObject } from "react";

/**
 * Sets the CSS variables --visible-top and --visible-height, in px, to the part of the window that an on-screen
 * keyboard leaves free.
 */
export function useVisibleArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = window.visualViewport;
    const style = element.current?.style;
    if (!area || !style) return undefined;
    const measure = () => {
      // While the visitor has zoomed in, the visible area changes with every movement. The panel then stays as it is.
      if (area.scale > 1.05) return;
      style.setProperty("--visible-top", `${area.offsetTop}px`);
      style.setProperty("--visible-height", `${area.height}px`);
    };
    measure();
    area.addEventListener("resize", measure);
    area.addEventListener("scroll", measure);
    return () => {
      area.removeEventListener("resize", measure);
      area.removeEventListener("scroll", measure);
    };
  }, [element]);
}
