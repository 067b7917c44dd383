import { useLocation } from "react-router";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import type { Arrival } from "#features/auth/client/session/auth-context.ts";

/** Empty in the first render, which has to match what the server sent. */
export function useArrival(): Arrival {
  const { state } = useLocation() as { state: Arrival | null };
  return (useHydrated() && state) || { notice: undefined };
}
