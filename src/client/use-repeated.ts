import { useEffect } from "react";

const INTERVAL_MS = 10_000;

/** Calls a function every ten seconds while the page is visible, and each time it becomes visible again. */
export function useRepeated(act: () => void): void {
  useEffect(() => {
    const actIfSeen = () => {
      if (!document.hidden) act();
    };
    const timer = setInterval(actIfSeen, INTERVAL_MS);
    document.addEventListener("visibilitychange", actIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", actIfSeen);
    };
  }, [act]);
}
