import type { VisitEvent } from "../contract.ts";

/**
 * Reports an event in the background. It stores nothing in the browser.
 * @param isOpened - whether the browser loaded this page as a document. If so, the query and the referrer of the page
 *   are reported too
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
 * Whether the visitor has told the browser to ask sites not to track them (DNT or GPC). The browser also sends this
 * wish to the server, in request headers.
 */
export function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
