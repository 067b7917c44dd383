import { useEffect, useSyncExternalStore } from "react";
import { HYDRATED } from "./hydrated-event.ts";

/** Whether React has hydrated the page; false while the browser still shows the served HTML. */
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
