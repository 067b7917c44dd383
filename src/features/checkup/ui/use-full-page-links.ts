import { useEffect } from "react";
import { isPlainClick } from "#client/navigation/following-links.ts";

/**
 * Makes the browser itself follow the links. The router would fetch data of the next page, which this page's content
 * security policy forbids.
 */
export function useFullPageLinks(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return;
      // React listens for clicks on the document, and calls the router's click handler. This listener stops the event
      // at the window, so that it never reaches React, and the browser itself follows the link.
      if (isPlainClick(event)) event.stopPropagation();
    };
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, []);
}
