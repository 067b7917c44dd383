import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { useFollowingLinks } from "#client/navigation/following-links.ts";
import type { FormState } from "./form-state.ts";
import { onNearViewport } from "./visibility.ts";

/** `now`: hydrated at once, on a page that may load nothing later. */
export type StaticIsland = ComponentType<{ now?: boolean }> & {
  /** For a route's clientLoader: makes it ready for a page that was not served. */
  load: () => Promise<void>;
};

/**
 * Takes a part's HTML as served: its code and words are not shipped again in a script before the
 * visitor comes from another page.
 * @param id of the element around it
 * @param served the part itself on the server, undefined in the browser
 * @param wakes hydrated when the visitor has acted and comes near
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
    // Once its code was loaded for a page that was not served, the HTML there is may be another page's.
    const [html, setHtml] = useState(() => (import.meta.env.SSR || Part ? undefined : htmlOf(id)));
    const element = useRef<HTMLDivElement>(null);
    const restore = useRef<(part: Element) => void>(undefined);
    const pressed = useRef<number>(undefined);
    const follow = useFollowingLinks();
    useEffect(() => {
      // On a page that was neither served nor loaded by its route.
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
      // The development server shows a change only in what the browser renders itself.
      const isStatic = !import.meta.env.DEV;
      if ((!wakes && isStatic) || html === undefined || !current) return undefined;
      const keepPress = ({ target }: MouseEvent) => {
        pressed.current = scriptButtons(current).findIndex((each) => each.contains(target as Node));
      };
      current.addEventListener("click", keepPress);
      const wake = async () => {
        const [{ readFormState, restoreFormState }] = await Promise.all([
          import("./form-state.ts"),
          ready(),
        ]);
        const typed: FormState = readFormState(current);
        restore.current = (part) => restoreFormState(part, typed);
        // At once: a letter typed meanwhile would be lost.
        flushSync(() => setHtml(undefined));
      };
      // A part that cannot be loaded stays real links and forms.
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
      scriptButtons(element.current)[pressed.current ?? -1]?.click();
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

/** A press on one of these before its part is awake is repeated then. */
function scriptButtons(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>("button[type=button]")];
}

function htmlOf(id: string): string | undefined {
  return document.getElementById(id)?.innerHTML;
}
