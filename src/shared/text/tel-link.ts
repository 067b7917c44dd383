/** Returns a `tel:` link. The zero of "+49 (0)30" is left out, because nobody dials it after a country code. */
export function telLink(phone: string): string {
  const dialed = /^\s*(?:\+|00)/u.test(phone) ? phone.replace(/\(0\)/u, "") : phone;
  return `tel:${dialed.replace(/[^\d+]/gu, "")}`;
}
