import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { fillBookingLink } from "#client/booking-link.ts";
import { useSite } from "#client/site.ts";
import { brand } from "#content/site/brand.ts";
import { count } from "./count.ts";

export function useCounting(): void {
  const { pathname } = useLocation();
  // The server has already counted the page that the browser loaded first, unless a CDN sent that page.
  const counted = useRef(useSite().isBehindCdn ? "" : pathname);
  useEffect(() => {
    if (counted.current === pathname) return;
    const isFirst = counted.current === "";
    counted.current = pathname;
    count("view", pathname, isFirst);
  }, [pathname]);
  useEffect(() => {
    if (!brand.bookingUrl) return undefined;
    const calendar = new URL(brand.bookingUrl, location.href);
    const onPress = ({ type, target, button }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.origin !== calendar.origin || link.pathname !== calendar.pathname) return;
      fillBookingLink(link);
      // Counts the left button (click) and the middle one (button 1). The right one causes an auxclick event too, but
      // only opens the context menu.
      if (type === "click" || button === 1) count("booking");
    };
    // Watches three events. The middle mouse button causes no click but an auxclick event. The context menu causes a
    // contextmenu event.
    const presses = ["click", "auxclick", "contextmenu"] as const;
    for (const name of presses) addEventListener(name, onPress, true);
    return () => {
      for (const name of presses) removeEventListener(name, onPress, true);
    };
  }, []);
}
