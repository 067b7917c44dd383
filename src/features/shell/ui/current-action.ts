import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { navigation } from "#content/site/navigation.ts";
import type { Action, SectionId } from "#content/types.ts";

export type Current = (action: Action) => "page" | "location" | undefined;

/**
 * Returns a function that says whether a link leads to the present page, or to the section in the middle of the window.
 */
export function useCurrentAction(): Current {
  const { pathname } = useLocation();
  const section = useSectionInView(pathname);
  return (action) => {
    if (action.to === "section") return action.section === section ? "location" : undefined;
    return action.to === "page" && action.path === pathname && !section ? "page" : undefined;
  };
}

const STRIP = "-40% 0px -55% 0px";

function useSectionInView(pathname: string): SectionId | undefined {
  const [inView, setInView] = useState<SectionId>();
  useEffect(() => {
    if (pathname !== "/") return undefined;
    const ids = navigation.header.flatMap((action) =>
      action.to === "section" ? [action.section] : [],
    );
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setInView(ids.find((id) => seen.has(id)));
      },
      { rootMargin: STRIP },
    );
    for (const id of ids) {
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
