import { useEffect } from "react";
import type { Listing } from "../views.ts";

/** Pause after which a search counts as finished. */
const SETTLED_MS = 1500;

export function useMissedSearch(listing: Listing): void {
  useEffect(() => {
    const { chosen, count, error } = listing;
    if (chosen.q === "" || count.number > 0 || error !== undefined) return undefined;
    const body = new Blob([JSON.stringify({ q: chosen.q })], { type: "application/json" });
    const timer = setTimeout(() => navigator.sendBeacon("/api/missed-searches", body), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [listing]);
}
