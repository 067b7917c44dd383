import { useEffect, useRef, useState, type RefObject } from "react";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";

const EVENT = "toast";
const CLOSE_EVENT = "toast-close";
const SHOWN_MS = 5000;
const SHOWN_WITH_BUTTON_MS = 8000;

type ToastAction = { label: string; onPress: () => void };
type Toast = { id: number; message: string; action: ToastAction | undefined };

let count = 0;

/**
 * Shows a short message about something that has finished. It works only in the browser.
 * @param action - a button in the message. The message stays while the button has the focus
 * @returns a function that removes the message
 */
export function toast(message: string, action?: ToastAction): () => void {
  const detail: Toast = { id: (count += 1), message, action };
  window.dispatchEvent(new CustomEvent(EVENT, { detail }));
  return () => window.dispatchEvent(new CustomEvent(CLOSE_EVENT, { detail }));
}

export function Toaster() {
  const [shown, setShown] = useState<Toast[]>([]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const remove = (id: number) => {
      clearTimeout(timers.get(id));
      timers.delete(id);
      setShown((all) => all.filter((other) => other.id !== id));
    };
    const removeLater = (one: Toast) => {
      const { id, action } = one;
      const end = () => (isInUse(place.current, id) ? removeLater(one) : remove(id));
      timers.set(id, setTimeout(end, action ? SHOWN_WITH_BUTTON_MS : SHOWN_MS));
    };
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<Toast>;
      setShown((all) => [...all, detail]);
      removeLater(detail);
    };
    const close = (event: Event) => remove((event as CustomEvent<Toast>).detail.id);
    window.addEventListener(EVENT, show);
    window.addEventListener(CLOSE_EVENT, close);
    return () => {
      window.removeEventListener(EVENT, show);
      window.removeEventListener(CLOSE_EVENT, close);
      for (const timer of timers.values()) clearTimeout(timer);
    };
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
      {shown.map(({ id, message, action }) => (
        <div
          key={id}
          data-toast={id}
          className="flex items-center gap-3 rounded-control border border-edge bg-raised px-4 py-3 text-small text-text has-[button]:pointer-events-auto has-[button]:py-1.5"
        >
          <p>{message}</p>
          {action && (
            <Button variant="secondary" onClick={action.onPress}>
              {action.label}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

/** Whether the button of a message has the focus. */
function isInUse(place: HTMLElement | null, id: number): boolean {
  return place?.querySelector(`[data-toast="${id}"]`)?.matches(":focus-within") ?? false;
}

const LOOK_EVERY_MS = 200;

/**
 * Returns the edge of the window at which toasts cover less of fields and buttons. The choice is made again every 200
 * ms.
 */
function useFreeEdge(place: RefObject<HTMLElement | null>, isShown: boolean): "top" | "bottom" {
  const [edge, setEdge] = useState<"top" | "bottom">("bottom");
  useEffect(() => {
    if (!isShown) return undefined;
    let looking: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    void import("./free-edge.ts").then(
      ({ isOtherEdgeFreer }) => {
        if (gone) return;
        looking = setInterval(() => {
          if (place.current && isOtherEdgeFreer(place.current))
            setEdge((present) => (present === "bottom" ? "top" : "bottom"));
        }, LOOK_EVERY_MS);
      },
      // If the code that chooses the edge cannot be loaded, the toast stays where it is.
      () => undefined,
    );
    return () => {
      gone = true;
      clearInterval(looking);
    };
  }, [place, isShown]);
  return edge;
}
