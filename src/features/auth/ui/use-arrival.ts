import { useLocation } from "react-router";
import { useHydrated } from "#design/hydrated.ts";

/** What the page before tells an account page. */
export type Arrival = {
  email?: string | undefined;
  /** Why somebody is led here: how their session ended, or the code of a refusal. */
  notice?: string | undefined;
};

/** Nothing in the first render, which has to be what the server sent. */
export function useArrival(): Arrival {
  const { state } = useLocation() as { state: Arrival | null };
  return (useHydrated() && state) || {};
}
