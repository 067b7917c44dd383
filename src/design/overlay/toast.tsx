import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { classes } from "../classes.ts";

const EVENT = "toast";
const SHOWN_MS = 5000;

/**
 * Shows a short message for some seconds, or longer while a button in it has the focus. Must not be called on the
 * server.
 */
export function toast(message: ReactNode): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: message }));
}

export function Toaster() {
  const [shown, setShown] = useState<{ id: number; message: ReactNode }[]>([]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let count = 0;
    const show = (event: Event) => {
      const id = (count += 1);
      setShown((all) => [...all, { id, message: (event as CustomEvent<ReactNode>).detail }]);
      const remove = () =>
        place.current?.matches(":focus-within")
          ? removeLater()
          : setShown((all) => all.filter((other) => other.id !== id));
      const removeLater = () => setTimeout(remove, SHOWN_MS);
      removeLater();
    };
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);
  const edge = useFreeEdge(place, shown.length > 0);
  return (
    <div
      ref={place}
      aria-live="polite"
      className={classes(
        "pointer-events-none fixed inset-x-0 z-50 flex flex-col items-center gap-2 px-4",
        edge === "top" ? "top-20" : "bottom-20",
      )}
    >
      {shown.map(({ id, message }) => (
        <p
          key={id}
          className="rounded-control border border-edge bg-raised px-4 py-3 text-small text-text empty:hidden"
        >
          {message}
        </p>
      ))}
    </div>
  );
}

const LOOK_EVERY_MS = 200;
const loadFreeEdge = () => import("./free-edge.ts");

/** Returns the edge of the window at which toasts cover less of the page's fields and buttons. */
function useFreeEdge(place: RefObject<HTMLElement | null>, isShown: boolean): "top" | "bottom" {
  const [edge, setEdge] = useState<"top" | "bottom">("bottom");
  useEffect(() => {
    if (!isShown) return undefined;
    let looking: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    void loadFreeEdge().then(
      ({ isOtherEdgeFreer }) => {
        if (gone) return;
        looking = setInterval(() => {
          if (place.current && isOtherEdgeFreer(place.current))
            setEdge((present) => (present === "bottom" ? "top" : "bottom"));
        }, LOOK_EVERY_MS);
      },
      // If `free-edge.ts` cannot be loaded, toasts stay at the lower edge.
      () => undefined,
    );
    return () => {
      gone = true;
      clearInterval(looking);
    };
  }, [place, isShown]);
  return edge;
}
