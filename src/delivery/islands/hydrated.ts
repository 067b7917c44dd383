import { useEffect, useSyncExternalStore } from "react";
import { HYDRATED } from "./hydrated-event.ts";

/** false in the served page, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

export function useAnnounceHydrated(): void {
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED)), []);
}
