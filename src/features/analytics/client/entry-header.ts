import { ENTRY_HEADER, UTM_PARAMETERS, MAX_UTM_LENGTH, MAX_PATH } from "../limits.ts";
import { asksNotToBeCounted } from "./count.ts";

/** Describes where the visit began, from the open document alone; nothing is stored. */
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
  // Somebody typed an address after another page of ours: what led them here is not known any more.
  if (!referrer && !hasUtm && hasEarlierDocument()) return {};
  // The document was opened from one of our own pages, so the original referrer is unknown.
  if (referrer === location.origin && !hasUtm) return {};
  entry.set("referrer", referrer);
  return { [ENTRY_HEADER]: entry.toString() };
}

/** Whether this tab showed another document of ours just before. Browsers without the Navigation API count every earlier page. */
function hasEarlierDocument(): boolean {
  const history = (globalThis as { navigation?: Partial<Navigation> }).navigation;
  const index = history?.currentEntry?.index;
  if (!history?.entries || index === undefined) return globalThis.history?.length > 1;
  return history
    .entries()
    .slice(0, index)
    .some(({ sameDocument }) => !sameDocument);
}
