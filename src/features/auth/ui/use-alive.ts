import { useSyncExternalStore } from "react";

/** Whether the page's scripts run: false in the first render, which has to be what the server sent. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
