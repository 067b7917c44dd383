import { useEffect, useSyncExternalStore } from "react";

/** Whether scripts run: false in the served page, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** Heard on the window when scripts have taken over the whole served page. */
export const HYDRATED = "taken-over";

/** To be called by what holds the whole page. */
export function useAnnounceHydrated(): void {
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED)), []);
}
