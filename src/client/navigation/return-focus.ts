import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** URLs of the links that the visitor followed last, by the router's keys of the pages with these links. */
const followed = new Map<string, string>();

/** When the visitor goes back to a page, focuses the link that the visitor followed there. */
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
