import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { isPlainClick, useFollowingLinks } from "#client/navigation/following-links.ts";
import type { FormState } from "./form-state.ts";
import { onNearViewport } from "./visibility.ts";

/** `now`: hydrates the part at once, for a page that may not load anything later. */
export type StaticIsland = ComponentType<{ now?: boolean }> & {
  /**
   * Loads the part's code. A route's clientLoader calls this function for visitors who follow a link, since they get no
   * HTML of the part from the server.
   */
  load: () => Promise<void>;
};

/**
 * Makes a part of a page that keeps the HTML from the server. The browser loads the part's code only if the visitor
 * comes by a link from another page, or if `wakes` is set.
 * @param id of the element around the part
 * @param served the part's component on the server; undefined in the browser
 * @param wakes whether the part is hydrated once the visitor has acted and comes near it
 */
export function staticIsland(
  id: string,
  load: () => Promise<{ default: ComponentType }>,
  served: ComponentType | undefined,
  { wakes = false }: { wakes?: boolean } = {},
): StaticIsland {
  let Part = served;
  const ready = async () => {
    Part = (await load()).default;
  };

  function Island({ now = false }: { now?: boolean }) {
    const [, renderAgain] = useState(0);
    // If the part's code is loaded, the visitor followed a link, and the HTML in the document may still be that of the
    // page before.
    const [html, setHtml] = useState(() => (import.meta.env.SSR || Part ? undefined : htmlOf(id)));
    const element = useRef<HTMLDivElement>(null);
    const restore = useRef<(part: Element) => void>(undefined);
    const pressed = useRef<number>(undefined);
    const follow = useFollowingLinks();
    useEffect(() => {
      // The page has neither served HTML of the part nor its code, because the route's loader has not loaded it.
      if (html === undefined && !Part)
        void ready().then(
          () => renderAgain((times) => times + 1),
          () => undefined,
        );
    }, [html]);
    useEffect(() => {
      const { current } = element;
      if (html === undefined || !current) return undefined;
      current.addEventListener("click", follow);
      return () => current.removeEventListener("click", follow);
    }, [html, follow]);
    useEffect(() => {
      const { current } = element;
      // On the development server the browser renders every part, so that changes of the code appear.
      const isStatic = !import.meta.env.DEV;
      if ((!wakes && isStatic) || html === undefined || !current) return undefined;
      const keepPress = (event: MouseEvent) => {
        const target = event.target as Node;
        const parts = scriptButtons(current);
        pressed.current = parts.findIndex((each) => each.contains(target));
        if (parts[pressed.current] instanceof HTMLAnchorElement && isPlainClick(event))
          event.preventDefault();
      };
      current.addEventListener("click", keepPress);
      const wake = async () => {
        const [{ readFormState, restoreFormState }] = await Promise.all([
          import("./form-state.ts"),
          ready(),
        ]);
        const typed: FormState = readFormState(current);
        restore.current = (part) => restoreFormState(part, typed);
        // The rendering is synchronous. Otherwise a letter that the visitor types meanwhile would be lost.
        flushSync(() => setHtml(undefined));
      };
      // If the code cannot be loaded, the part's links and forms still work, because they need no script.
      const start = () => void wake().catch(() => undefined);
      let stopWaiting: (() => void) | undefined;
      let left = false;
      if (!isStatic || now) start();
      else
        void window.firstAction.then(() => {
          if (!left) stopWaiting = onNearViewport(current, "100% 0px", start);
        });
      return () => {
        left = true;
        stopWaiting?.();
        current.removeEventListener("click", keepPress);
      };
    }, [html, now]);
    useLayoutEffect(() => {
      if (html !== undefined || !element.current) return;
      restore.current?.(element.current);
      scriptButtons(element.current)[pressed.current ?? -1]?.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true }),
      );
    }, [html]);

    if (html === undefined) {
      return (
        <div key="alive" ref={element} id={id}>
          {Part && <Part />}
        </div>
      );
    }
    return (
      <div
        ref={element}
        id={id}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }

  return Object.assign(Island, { load: ready });
}

/**
 * Lists the buttons that work only with scripts. If the visitor clicks one before the part is hydrated, the click is
 * repeated afterwards.
 */
function scriptButtons(part: Element): Element[] {
  return [
    ...part.querySelectorAll(
      "button[type=button]:not([popovertarget]), [role=button], a[aria-haspopup]",
    ),
  ];
}

function htmlOf(id: string): string | undefined {
  return document.getElementById(id)?.innerHTML;
}
