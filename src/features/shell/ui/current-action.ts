import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { navigation } from "#content/site/navigation.ts";
import type { Action } from "#content/types.ts";

export type Current = (action: Action) => "page" | "location" | undefined;

/**
 * Returns a function that says whether a link is current. It returns `page` if the link leads to the present page, and
 * `location` if the link leads to the section in the middle of the window. On the landing page, the link to the landing
 * page itself is current only above the first section to which the header links.
 */
export function useCurrentAction(): Current {
  const { pathname } = useLocation();
  const section = useSectionInView(pathname);
  return (action) => {
    if (action.to === "section") return action.section === section ? "location" : undefined;
    const isPage = action.to === "page" && action.path === pathname && section === undefined;
    return isPage ? "page" : undefined;
  };
}

/**
 * The first section of the landing page. The header does not link to it, but it is observed like the linked sections.
 * If the visitor jumps to the top of the page, the observer may report a change of this section only.
 */
const TOP = "hero";

const STRIP = "-40% 0px -55% 0px";

/**
 * Returns the id of the section in the middle of the window, if the header links to this section. Otherwise returns
 * undefined above the first section to which the header links, and "" below it. On pages other than the landing page,
 * returns undefined.
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
