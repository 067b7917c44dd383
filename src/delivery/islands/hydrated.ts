import { useEffect, useSyncExternalStore } from "react";
import { HYDRATED } from "./hydrated-event.ts";

/** Whether React has hydrated the page. Until then, the browser shows the HTML that the server sent. */
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
