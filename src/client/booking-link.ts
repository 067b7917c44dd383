import { parameterOf } from "./booking-template.ts";

type Prefill = { name?: string; email?: string; template?: string; language?: string };

/**
 * Adds what is known of somebody to the address of a calendar. Cal.com and Calendly fill in name and email;
 * both report template and language back when the call is booked: Cal.com as metadata, Calendly as
 * utm_content and utm_term.
 */
export function bookingLink(address: string, { name, email, template, language }: Prefill): string {
  const url = URL.parse(address);
  if (!url) return address;
  const known: [string, string | undefined][] = [
    ["name", name],
    ["email", email],
    [parameterOf(address, "utm_content", "template"), template],
    [parameterOf(address, "utm_term", "language"), language],
  ];
  for (const [key, value] of known) if (value) url.searchParams.set(key, value);
  return url.href;
}
