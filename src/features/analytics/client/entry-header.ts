import { ENTRY_HEADER, UTM_PARAMETERS, MAX_UTM_LENGTH, MAX_PATH } from "../limits.ts";
import { asksNotToBeCounted } from "./count.ts";

/**
 * Returns a request header that tells the server where the visit began. The result is empty if this is unknown, or if
 * the visitor may not be counted. Nothing is stored in the browser.
 */
export function entryHeader(): Record<string, string> {
  if (typeof document === "undefined" || asksNotToBeCounted()) return {};
  const [opened] = performance.getEntriesByType("navigation");
  const { pathname, searchParams } = new URL(opened?.name || location.href, location.href);
  const entry = new URLSearchParams({ page: pathname.slice(0, MAX_PATH) });
  for (const name of UTM_PARAMETERS) {
    const value = searchParams.get(name)?.slice(0, MAX_UTM_LENGTH).toWellFormed();
    if (value) entry.set(name, value);
  }
  const referrer = document.referrer && new URL(document.referrer).origin;
  const hasUtm = entry.size > 1;
  // Reports nothing if the visitor was on another page of this site before and typed the URL of this page, without UTM
  // parameters: where the visit began is then unknown.
  if (!referrer && !hasUtm && hasEarlierDocument()) return {};
  // Reports nothing if the visitor came from another page of this site by a full page load, and the URL has no UTM
  // parameters. The browser no longer knows what led to that page, so where the visit began is unknown.
  if (referrer === location.origin && !hasUtm) return {};
  entry.set("referrer", referrer);
  return { [ENTRY_HEADER]: entry.toString() };
}

/**
 * Whether this tab showed another page of this site before. A browser without the Navigation API tells only how many
 * pages the tab has shown, so the result is then also true after a page of another site.
 */
function hasEarlierDocument(): boolean {
  const history = (globalThis as { navigation?: Partial<Navigation> }).navigation;
  const index = history?.currentEntry?.index;
  if (!history?.entries || index === undefined) return globalThis.history?.length > 1;
  return history
    .entries()
    .slice(0, index)
    .some(({ sameDocument }) => !sameDocument);
}
