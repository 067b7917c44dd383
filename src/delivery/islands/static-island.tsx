import { use, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { isPlainClick, useFollowingLinks } from "#client/navigation/following-links.ts";
import type { FormState } from "./form-state.ts";
import { onNearViewport } from "./visibility.ts";

/**
 * Matches buttons, and links that open a dialog. A click on one before the hydration is repeated after it, unless the
 * visitor has typed in the part meanwhile. The browser alone would do nothing on such a click, or the wrong thing: open
 * the link, or refuse an invalid form in its own words.
 */
const SCRIPTED =
  "button[type=button]:not([popovertarget]), [role=button], a[aria-haspopup], :invalid [type=submit]";

/** `now`: hydrates this part of a page at once, without waiting for the visitor's first action. */
export type StaticIsland = ComponentType<{ now?: boolean }> & {
  /**
   * Loads the code of this part of the page. The clientLoader of the route has to call this function or `loadWith`,
   * because the browser itself renders the part for a visitor who comes from another page of the site.
   */
  load: () => Promise<void>;
  /** Loads the code while the page's data is loaded. @returns the data */
  loadWith: <Data>(data: Promise<Data>) => Promise<Data>;
};

/**
 * Makes a part of a page that React does not hydrate: the browser shows the server's HTML. The part's code is loaded
 * only for visitors who come by a link from another page of the site, or if `wakes` is set.
 * @param id - HTML id of the element that contains the part
 * @param wakes - whether the part is hydrated once the visitor has acted and the part is near the window
 */
export function staticIsland(
  id: string,
  load: () => Promise<{ default: ComponentType }>,
  { wakes = false }: { wakes?: boolean } = {},
): StaticIsland {
  let Part: ComponentType | undefined;
  const ready = async () => {
    Part = (await load()).default;
  };
  // The server loads the code of all static parts of pages when the site starts.
  const served = import.meta.env.SSR ? ready() : undefined;

  function Island({ now = false }: { now?: boolean }) {
    if (served && !Part) use(served);
    const [, renderAgain] = useState(0);
    // If the part's code is loaded already, the visitor came by a link from another page of the site. The document may
    // still have the HTML of that page, so the part's HTML is not read from it.
    const [html, setHtml] = useState(() => (import.meta.env.SSR || Part ? undefined : htmlOf(id)));
    const element = useRef<HTMLDivElement>(null);
    const restore = useRef<(part: Element) => void>(undefined);
    const pressed = useRef<HTMLElement>(null);
    const follow = useFollowingLinks();
    useEffect(() => {
      // If the route's clientLoader did not run, neither the HTML nor the code of the part is there. Loads the code
      // then.
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
      // On the development server, changes of the code would not appear in static parts, so all parts are hydrated.
      const isStatic = !import.meta.env.DEV;
      if ((!wakes && isStatic) || html === undefined || !current) return undefined;
      let left = false;
      const keepPress = (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        pressed.current = (event.target as Element).closest<HTMLElement>(SCRIPTED);
        if (pressed.current) event.preventDefault();
      };
      current.addEventListener("click", keepPress);
      current.addEventListener("input", () => (pressed.current = null));
      const wake = async () => {
        const [{ readFormState, restoreFormState, whenIdle }] = await Promise.all([
          import("./form-state.ts"),
          ready(),
        ]);
        await whenIdle(current, () => left || pressed.current !== null);
        if (left) return;
        const typed: FormState = readFormState(current, pressed.current);
        restore.current = (part) => restoreFormState(part, typed);
        // Renders synchronously. Otherwise the visitor could type a letter during the rendering, and it would be lost.
        flushSync(() => setHtml(undefined));
      };
      // If the part's code cannot be loaded, stops holding clicks back and repeats the held one. The links and forms of
      // the part then work without scripts.
      const start = () =>
        void wake().catch(() => {
          current.removeEventListener("click", keepPress);
          pressed.current?.click();
        });
      let stopWaiting: (() => void) | undefined;
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

  return Object.assign(Island, {
    load: ready,
    loadWith: async <Data,>(data: Promise<Data>) => (await Promise.all([data, ready()]))[0],
  });
}

function htmlOf(id: string): string | undefined {
  return document.getElementById(id)?.innerHTML;
}
