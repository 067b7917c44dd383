import { useEffect, useRef, useState, type RefObject } from "react";
import { classes } from "../classes.ts";

const EVENT = "toast";
const SHOWN_MS = 5000;

/** Shows a short message once about something that has finished. Only in the browser. */
export function toast(message: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: message }));
}

export function Toaster() {
  const [shown, setShown] = useState<{ id: number; message: string }[]>([]);
  useEffect(() => {
    let count = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const show = (event: Event) => {
      const id = (count += 1);
      setShown((all) => [...all, { id, message: (event as CustomEvent<string>).detail }]);
      timers.add(
        setTimeout(() => setShown((all) => all.filter((other) => other.id !== id)), SHOWN_MS),
      );
    };
    window.addEventListener(EVENT, show);
    return () => {
      window.removeEventListener(EVENT, show);
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  const place = useRef<HTMLDivElement>(null);
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
          className="rounded-control border border-edge bg-raised px-4 py-3 text-small text-text"
        >
          {message}
        </p>
      ))}
    </div>
  );
}

const LOOK_EVERY_MS = 200;

/**
 * Chooses the edge of the window at which toasts cover less of fields and buttons, and again while the page scrolls.
 */
function useFreeEdge(place: RefObject<HTMLElement | null>, isShown: boolean): "top" | "bottom" {
  const [edge, setEdge] = useState<"top" | "bottom">("bottom");
  useEffect(() => {
    if (!isShown) return undefined;
    const look = () => {
      if (!place.current) return;
      // The toasts' place is equally far from both edges.
      const { top, bottom } = place.current.getBoundingClientRect();
      const other = window.innerHeight - top - bottom;
      if (coveredBy(place.current, other) < coveredBy(place.current, 0)) {
        setEdge((present) => (present === "bottom" ? "top" : "bottom"));
      }
    };
    const looking = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [place, isShown]);
  return edge;
}

/**
 * Adds up the covered share of each field and button, so that a whole button counts more than the edge of a large
 * field.
 * @param down how many pixels lower the toasts would be
 */
function coveredBy(place: HTMLElement, down: number): number {
  const toasts = [...place.children].map((each) => each.getBoundingClientRect());
  let covered = 0;
  for (const control of document.querySelectorAll("main :is(input, textarea, select, button)")) {
    const { left, right, top, bottom, height } = control.getBoundingClientRect();
    for (const each of toasts) {
      const shared = Math.min(bottom, each.bottom + down) - Math.max(top, each.top + down);
      if (each.left < right && left < each.right && shared > 0) covered += shared / height;
    }
  }
  return covered;
}
