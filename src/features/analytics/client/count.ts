import type { VisitEvent } from "../contract.ts";

/**
 * Reports an event to the server, which counts it. Stores nothing in the browser.
 * @param isOpened - whether the visitor opened this page by a full page load, not by client-side navigation. The query
 *   of the URL and the referrer are then reported too
 */
export function count(kind: VisitEvent["kind"], page = location.pathname, isOpened = false): void {
  if (asksNotToBeCounted()) return;
  const { search } = location;
  const event: VisitEvent = isOpened
    ? { kind, page, search, referrer: document.referrer }
    : { kind, page };
  const body = new Blob([JSON.stringify(event)], { type: "application/json" });
  navigator.sendBeacon("/api/visits", body);
}

/**
 * Whether the visitor asks not to be tracked (DNT or GPC). The browser sends this wish to the server too, in request
 * headers.
 */
export function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
