import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";

/** Time between arriving on the landing page and going to its section (docs/product.md, section 9). */
export const SECTION_DELAY_MS = 100;

/** Longest time a smooth scroll is given before jumps are sudden again. */
const MAX_GLIDE_MS = 1500;

/** @returns goes to a section of the landing page, by way of that page when on another one */
export function useSectionNavigation(): (hash: string, search?: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    async (hash, search = "") => {
      const elsewhere = pathname !== "/";
      if (elsewhere) {
        await navigate({ pathname: "/", search });
        await new Promise((passed) => setTimeout(passed, SECTION_DELAY_MS));
        // The visitor has gone on meanwhile.
        if (window.location.pathname !== "/") return;
      }
      glide();
      // One step of history for one click, so that "back" leads to where it was made.
      await navigate({ pathname: "/", search, hash }, { replace: elsewhere });
      document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    },
    [navigate, pathname],
  );
}

/** Lets the next jump to a section be a smooth one. Set for that jump only: "back" must not glide. */
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
