import { useCallback, useEffect } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";

/** docs/product.md, section 9. */
const SECTION_DELAY_MS = 100;

/** Then jumps are sudden again. */
const MAX_GLIDE_MS = 1500;

/** By way of the landing page when on another one. */
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
      // One step of history for one click, so that "back" leads to where it was made.
      await navigate({ pathname: "/", search, hash }, { replace: elsewhere });
    },
    [navigate, pathname],
  );
}

/** For a page with sections: once it is drawn, the one that its address names takes the focus. */
export function useFocusOnSection(): void {
  const { key, hash } = useLocation();
  const isVisit = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isVisit) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    // The same section may be asked for again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, hash, isVisit]);
}

/** For one jump only: "back" must not glide. */
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
