import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { navigation } from "#content/site/navigation.ts";
import type { Action } from "#content/types.ts";

export type Current = (action: Action) => "page" | "location" | undefined;

/**
 * Returns a function that says whether a link leads to the present page, or to the section in the middle of the window.
 * Below the first of the header's sections, the link to the page itself is not current.
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

/** The first section of the landing page. It is observed too, because a jump to it may cross no other section. */
const TOP = "hero";

const STRIP = "-40% 0px -55% 0px";

/**
 * Returns the id of the header's section that is in the middle of the window; "" in other parts of the landing page
 * below the first of these sections.
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
