import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** The link that was last followed on each page, by the router's key of the page. */
const followed = new Map<string, string>();

/** After going back to a page, focuses the link that was followed there. */
export function useReturnFocus(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const note = ({ target }: Event) => {
      const href = target instanceof Element && target.closest("a")?.getAttribute("href");
      if (href) followed.set(key, href);
    };
    document.addEventListener("click", note);
    return () => document.removeEventListener("click", note);
  }, [key]);

  useEffect(() => {
    const href = followed.get(key);
    if (!isReturn || href === undefined) return;
    const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
    link?.focus({ preventScroll: true });
  }, [key, isReturn]);
}
