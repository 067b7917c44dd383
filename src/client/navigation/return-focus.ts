import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Maps each visited page (the router's `location.key`) to the URL of the link that the visitor clicked last on this
 * page.
 */
const followed = new Map<string, string>();

/** If the visitor returns to a page by Back or Forward, focuses the link that the visitor clicked last on this page. */
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
