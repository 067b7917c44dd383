type Visitor = { name?: string; email?: string; language?: string };

/** Facts about the visitor, kept only in the memory of this browser tab. */
let visitor: Visitor = {};

export function rememberVisitor(known: Visitor): void {
  visitor = { ...visitor, ...known };
}

/**
 * Adds what is known about the visitor to a booking link. The calendar reports template and language back after the
 * booking: Cal.com as metadata, Calendly as utm_content and utm_term.
 */
export function bookingLink(
  address: string,
  { name, email, template, language }: Visitor & { template?: string | undefined },
): string {
  const url = URL.parse(address);
  if (!url) return address;
  const isCalendly = address.includes("calendly.com/");
  const known: [string, string | undefined][] = [
    ["name", name],
    ["email", email],
    [isCalendly ? "utm_content" : "metadata[template]", template],
    [isCalendly ? "utm_term" : "metadata[language]", language],
  ];
  for (const [key, value] of known) if (value) url.searchParams.set(key, value);
  return url.href;
}

/** Adds what is known about the visitor to a booking link, and on the page of a template also the template. */
export function fillBookingLink(link: HTMLAnchorElement): void {
  const [, page, slug] = location.pathname.split("/");
  link.href = bookingLink(link.href, {
    language: navigator.language.slice(0, 2),
    ...visitor,
    ...(page === "templates" && slug && { template: slug }),
  });
}
