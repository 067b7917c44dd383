import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { brand } from "#content/site/brand.ts";
import { count } from "./count.ts";

export function useCounting(): void {
  const { pathname } = useLocation();
  // The server has counted the first page already.
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    count("view", pathname);
  }, [pathname]);
  useEffect(() => {
    if (!brand.bookingUrl) return undefined;
    const calendar = new URL(brand.bookingUrl, location.href);
    const onPress = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // The query may say which template the call is about.
      if (link && link.origin === calendar.origin && link.pathname === calendar.pathname)
        count("booking");
    };
    // A click with the middle button opens the link too.
    for (const name of ["click", "auxclick"]) addEventListener(name, onPress, true);
    return () => {
      for (const name of ["click", "auxclick"]) removeEventListener(name, onPress, true);
    };
  }, []);
}
