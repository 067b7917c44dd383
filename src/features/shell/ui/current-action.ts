import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { navigation } from "#content/site/navigation.ts";
import type { Action } from "#content/types.ts";

export type Current = (action: Action) => "page" | "location" | undefined;

const SOLUTIONS = /^\/(services|industries)/;

/**
 * Returns a function that computes a link's `aria-current`. While a section is read, the link to the landing page
 * itself is not current.
 * - "page": the link leads to the present page.
 * - "location": the link leads to a page above the present one, to the section in the middle of the window or, on pages
 *   of services and industries, to the landing page's section about them.
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
 * First section of the landing page. The section is observed although no link leads to it: when the visitor jumps to
 * the top, the observer may report a change of this section only.
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
