import { useSyncExternalStore } from "react";

/** Whether scripts run: false in the served page, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
