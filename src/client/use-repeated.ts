import { useEffect } from "react";

/** Calls `act` again and again while the page is seen, and when it is seen again. */
export function useRepeated(act: () => void, intervalMs: number): void {
  useEffect(() => {
    const actIfSeen = () => {
      if (!document.hidden) act();
    };
    const timer = setInterval(actIfSeen, intervalMs);
    document.addEventListener("visibilitychange", actIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", actIfSeen);
    };
  }, [act, intervalMs]);
}
