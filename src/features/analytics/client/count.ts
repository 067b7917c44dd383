import type { VisitEvent } from "../contract.ts";

/** Nothing is kept in the browser, and nothing waits for it. */
export function count(kind: VisitEvent["kind"], page = location.pathname): void {
  if (asksNotToBeCounted()) return;
  const event: VisitEvent = { kind, page };
  const body = new Blob([JSON.stringify(event)], { type: "application/json" });
  navigator.sendBeacon("/api/visits", body);
}

/** As browsers say it by headers too, from which the server knows. */
export function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
