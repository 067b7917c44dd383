import { useCallback, useEffect } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";

/** Time in ms between opening the landing page and the jump to its section (docs/product.md, section 9). */
const SECTION_DELAY_MS = 100;

/** Time in ms after a call of `glide` during which jumps are animated, unless a jump has ended earlier. */
const MAX_GLIDE_MS = 1500;

/** Returns a function that navigates to a section of the landing page, from any page. */
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
      glide();
      // One click must make one entry in the browser history, so that "back" leads to the page of the click.
      await navigate({ pathname: "/", search, hash }, { replace: elsewhere });
    },
    [navigate, pathname],
  );
}

/** Focuses the section that the URL names, unless the browser loaded the page or went back to it. */
export function useFocusOnSection(): void {
  const { key, hash } = useLocation();
  const isVisit = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isVisit) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    // The same section may be requested again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, hash, isVisit]);
}

/** Animates the next jump, unless the visitor prefers reduced motion. Jumps by the browser's "back" stay unanimated. */
function glide(): void {
  const { style } = document.documentElement;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  style.scrollBehavior = "smooth";
  const end = () => {
    style.scrollBehavior = "";
    removeEventListener("scrollend", end);
  };
  addEventListener("scrollend", end);
  setTimeout(end, MAX_GLIDE_MS);
}
