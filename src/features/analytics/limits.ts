/* The constants are not in contract.ts, so that the browser need not load the Zod schemas. */

/**
 * Kinds of events that browsers report. `view`: a page that the server could not count itself, because a CDN sent the
 * page, or a link within the site opened the page.
 */
export const TOLD_KINDS = ["view", "gate", "chat", "booking"] as const;
export type VisitKind = (typeof TOLD_KINDS)[number];

export const MAX_PATH = 200;
export const MAX_AGENT = 500;
export const MAX_UTM_LENGTH = 100;

/** Name of a request header that says where the visit began. Its value is encoded like a query string. */
export const ENTRY_HEADER = "Visit-Entry";
export const MAX_ENTRY_HEADER = 4000;

export const UTM_PARAMETERS = ["utm_source", "utm_medium", "utm_campaign"] as const;

export const DIRECT = "direct";

export const METRICS = [
  "visitors",
  "views",
  "gates",
  "downloads",
  "chats",
  "messages",
  "bookings",
  "calls",
  "won",
  "money",
] as const;
