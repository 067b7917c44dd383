import { useEffect } from "react";

/** While the page is seen, and when it is seen again. */
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
