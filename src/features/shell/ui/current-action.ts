import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { navigation } from "#content/site/navigation.ts";
import type { Action } from "#content/types.ts";

export type Current = (action: Action) => "page" | "location" | undefined;

const SOLUTIONS = /^\/(services|industries)/;

/**
 * Returns a function that computes a link's `aria-current`.
 * - "page": the link leads to the present page. On the landing page, this is true only while the visitor is above the
 *   first section to which the header links.
 * - "location": the link leads to a page above the present one, or to the section in the middle of the window. On pages
 *   of services and industries, the link to the landing page's section about them also has this value.
 */
export function useCurrentAction(): Current {
  const { pathname } = useLocation();
  const inView = useSectionInView(pathname);
  const section = SOLUTIONS.test(pathname) ? "features" : inView;
  return (action) => {
    if (action.to === "section") return action.section === section ? "location" : undefined;
    if (action.to !== "page") return undefined;
    if (pathname.startsWith(`${action.path}/`)) return "location";
    return action.path === pathname && section === undefined ? "page" : undefined;
  };
}

/**
 * Id of the landing page's first section, which is observed although no link leads to it. When the visitor jumps to the
 * top of the page, the observer may report only that this section came into view.
 */
const TOP = "hero";

const STRIP = "-40% 0px -55% 0px";

/**
 * The section in the middle of the window; "" if the header does not link to it; undefined above the first linked
 * section, and on other pages than the landing page.
 */
function useSectionInView(pathname: string): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    if (pathname !== "/") return undefined;
    const ids: string[] = navigation.header.flatMap((action) =>
      action.to === "section" ? [action.section] : [],
    );
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const { id } = target;
          setInView((now) => {
            if (isIntersecting) return id === TOP ? undefined : id;
            if (id !== ids[0]) return id === now ? "" : now;
            return boundingClientRect.top < 0 ? "" : undefined;
          });
        }
      },
      { rootMargin: STRIP },
    );
    for (const id of [...ids, TOP]) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
      setInView(undefined);
    };
  }, [pathname]);
  return inView;
}
