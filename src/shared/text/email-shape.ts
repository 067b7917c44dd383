export const EMAIL_SHAPE = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/** Maximum characters of an email address (RFC 5321, section 4.5.3.1). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_LOCAL_PART_LENGTH = 64;

export function hasShortLocalPart(address: string): boolean {
  return address.lastIndexOf("@") <= MAX_LOCAL_PART_LENGTH;
}
