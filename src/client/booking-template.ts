/* Apart from booking-link.ts: every page loads it. */

/** @returns the query parameter that Calendly or, by default, Cal.com reports back when a call is booked */
export function parameterOf(address: string, calendly: string, name: string): string {
  return address.includes("calendly.com/") ? calendly : `metadata[${name}]`;
}

/** Tells the calendar which template a call is about. @param slug of the template */
export function withTemplate(address: string, slug: string): string {
  const name = parameterOf(address, "utm_content", "template");
  return `${address}${address.includes("?") ? "&" : "?"}${name}=${slug}`;
}
