import { useEffect } from "react";

const INTERVAL_MS = 10_000;

/** Repeats something every ten seconds while the page is seen, and when it is seen again. */
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
