import { useCallback, useEffect } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";

/** Time in ms between opening the landing page and scrolling to a section (docs/product.md, section 9). */
const SECTION_DELAY_MS = 100;

/** Time in ms after which smooth scrolling is switched off, unless the scrolling has ended before. */
const MAX_GLIDE_MS = 1500;

export function useSectionNavigation(): (hash: string, search?: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    async (hash, search = "") => {
      const elsewhere = pathname !== "/";
      if (elsewhere) {
        await navigate({ pathname: "/", search });
        await new Promise((passed) => setTimeout(passed, SECTION_DELAY_MS));
        if (window.location.pathname !== "/") return;
      }
      scrollSmoothly();
      // If the visitor was on another page, the first `navigate` has added a history entry. This call replaces that
      // entry.
      await navigate({ pathname: "/", search, hash }, { replace: elsewhere });
    },
    [navigate, pathname],
  );
}

/**
 * Focuses the section that the URL names after a client-side navigation, but not after a full page load, Back or
 * Forward.
 */
export function useFocusOnSection(): void {
  const { key, hash } = useLocation();
  const isVisit = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isVisit) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    // `key` is a dependency, so that the section gets the focus again if the visitor opens the same section again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, hash, isVisit]);
}

let ending: ReturnType<typeof setTimeout> | undefined;

/** Makes the next scrolling smooth, unless the visitor prefers reduced motion. Later scrolling is not animated. */
function scrollSmoothly(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  setScrolling("smooth");
  addEventListener("scrollend", endGlide, { once: true });
  clearTimeout(ending);
  ending = setTimeout(endGlide, MAX_GLIDE_MS);
}

function endGlide(): void {
  setScrolling("");
}

function setScrolling(behavior: string): void {
  document.documentElement.style.scrollBehavior = behavior;
}
