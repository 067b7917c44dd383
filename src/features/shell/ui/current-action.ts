import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { navigation } from "#content/site/navigation.ts";
import type { Action } from "#content/types.ts";

/** For pages that are not below the address of a header's link: the page or the section to which they belong. */
const PARENTS: readonly [paths: RegExp, parent: string][] = [
  [/^\/(?:services|industries)\//, "features"],
  [/^\/connect(?:\/|$)/, "/templates"],
];

export type Current = (action: Action) => "page" | "location" | "true" | undefined;

/**
 * Returns a function that says whether a link is current. It returns `page` if the link leads to the present page,
 * `location` if the link leads to the section in the middle of the window, and `true` if the present page belongs to
 * the target of the link, as a template belongs to the list of templates. On the landing page, the link to the landing
 * page itself is current only above the first section to which the header links.
 */
export function useCurrentAction(): Current {
  const { pathname } = useLocation();
  const section = useSectionInView(pathname);
  const parent = PARENTS.find(([paths]) => paths.test(pathname))?.[1];
  return (action) => {
    if (action.to === "section") {
      if (action.section === section) return "location";
      return action.section === parent ? "true" : undefined;
    }
    if (action.to !== "page") return undefined;
    if (action.path === pathname) return section === undefined ? "page" : undefined;
    return action.path === parent || pathname.startsWith(`${action.path}/`) ? "true" : undefined;
  };
}

/**
 * Id of the first section of the landing page. The header does not link to it. It is observed like the linked sections,
 * because this may be the only section for which the observer reports a change when the visitor jumps to the top.
 */
const TOP = "hero";

const STRIP = "-40% 0px -55% 0px";

/**
 * Returns the id of the section in the middle of the window, or "" if the header does not link to that section. Returns
 * undefined above the first linked section, and on other pages than the landing page.
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
