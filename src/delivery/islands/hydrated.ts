import { useEffect, useSyncExternalStore } from "react";
import { HYDRATED } from "./hydrated-event.ts";

/** @returns false while the served page is shown, and true once it is hydrated */
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
