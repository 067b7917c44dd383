import { useEffect, useState } from "react";

const EVENT = "toast";
const SHOWN_MS = 5000;

/** Says a finished event once, politely, at the edge of the window. Call it in the browser only. */
export function toast(message: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: message }));
}

/** Where toasts appear; once on each page. */
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
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex flex-col items-center gap-2 px-4"
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
