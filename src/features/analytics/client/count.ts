import type { VisitEvent } from "../contract.ts";

/** Reports an event in the background, without storing anything in the browser. */
export function count(kind: VisitEvent["kind"], page = location.pathname): void {
  if (asksNotToBeCounted()) return;
  const event: VisitEvent = { kind, page };
  const body = new Blob([JSON.stringify(event)], { type: "application/json" });
  navigator.sendBeacon("/api/visits", body);
}

/** Whether the browser asks not to be counted. The server learns the same from request headers. */
export function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
