/**
 * Returns the link that calls a telephone number, as somebody wrote it. The zero of "+49 (0)30" is left out, because
 * nobody dials it behind the code of a country.
 */
export function telLink(phone: string): string {
  const dialed = /^\s*(?:\+|00)/u.test(phone) ? phone.replace(/\(0\)/u, "") : phone;
  return `tel:${dialed.replace(/[^\d+]/gu, "")}`;
}
