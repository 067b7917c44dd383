import { useLocation } from "react-router";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import type { Arrival } from "#features/auth/client/session/auth-context.ts";

/** Returns the state that the link to this page passed on; empty in the first render, as in the server's HTML. */
export function useArrival(): Arrival {
  const { state } = useLocation() as { state: Arrival | null };
  return (useHydrated() && state) || { notice: undefined };
}
