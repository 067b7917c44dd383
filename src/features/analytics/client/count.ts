import type { VisitEvent } from "../contract.ts";

/**
 * Reports an event in the background, without storing anything in the browser.
 * @param isOpened whether the browser loaded this page as a document: then its query and referrer are reported too
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
 * Whether the visitor's browser asks sites not to track its user (DNT or GPC). It sends the same wish to the server in
 * request headers.
 */
export function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
