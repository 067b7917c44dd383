import { useEffect } from "react";

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
