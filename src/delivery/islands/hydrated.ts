import { useEffect, useSyncExternalStore } from "react";
import { HYDRATED } from "./hydrated-event.ts";

/** Whether scripts run: false in the served page, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** To be called by what holds the whole page. */
export function useAnnounceHydrated(): void {
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED)), []);
}
