import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** By the router's key of a page: where the link leads that was followed there last. */
const followed = new Map<string, string>();

/** On a page that the browser went back to, the link that led away from it has the focus again. */
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
