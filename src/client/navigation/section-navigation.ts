import { useCallback, useEffect } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";

/** Delay before the jump to a section (docs/product.md, section 9). */
const SECTION_DELAY_MS = 100;

/** Time after which jumps are immediate again. */
const MAX_GLIDE_MS = 1500;

/** Navigates to a section, from another page by way of the landing page. */
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
      // One click makes one history entry, so that "back" returns to the page of the click.
      await navigate({ pathname: "/", search, hash }, { replace: elsewhere });
    },
    [navigate, pathname],
  );
}

/** Focuses the section in the page's address once the page is drawn. */
export function useFocusOnSection(): void {
  const { key, hash } = useLocation();
  const isVisit = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isVisit) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    // The same section may be requested again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, hash, isVisit]);
}

/** Makes one jump smooth; "back" must not be animated. */
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
