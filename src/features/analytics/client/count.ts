import type { VisitEvent } from "../contract.ts";

/**
 * Reports an event in the background, without storing anything in the browser.
 * @param isOpened the browser loaded the page by itself: what led there is reported too
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

/** Whether the browser asks not to be counted. The server learns the same from request headers. */
export function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
