import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useSectionNavigation } from "./section-navigation.ts";

/** Event on the window that makes the assistant open. */
export const OPEN_CHAT = "open-chat";

/**
 * Returns a click handler for HTML that React has not hydrated. The links in this HTML then open pages of the site by
 * client-side navigation, without a full page load.
 */
export function useFollowingLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const goToSection = useSectionNavigation();
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target || link.origin !== window.location.origin || !isPlainClick(event))
        return;
      const { pathname, search, hash } = link;
      // A path with a file extension leads to a file, which the router cannot open.
      if (/\.\w+$/.test(pathname)) return;
      event.preventDefault();
      if (link.dataset["opens"] === "chat") window.dispatchEvent(new CustomEvent(OPEN_CHAT));
      else if (pathname === "/" && hash) void goToSection(hash, search);
      else void navigate({ pathname, search, hash });
    },
    [navigate, goToSection],
  );
}

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

export function isPlainClick(click: Click): boolean {
  return click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
}
