import { useLocation } from "react-router";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import type { Arrival } from "#features/auth/client/session/auth-context.ts";

/**
 * Reads why the sign-in page was opened. In the first render nothing is known, because that render must be equal to the
 * HTML from the server.
 */
export function useArrival(): Arrival {
  const { state } = useLocation() as { state: Arrival | null };
  return (useHydrated() && state) || { notice: undefined };
}
