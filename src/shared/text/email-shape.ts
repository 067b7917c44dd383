/** Something before and after one "@": what a form asks for before anything is sent. */
export const EMAIL_SHAPE = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/** Characters of a whole address and of the part before its "@" (RFC 5321, section 4.5.3.1). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_LOCAL_PART_LENGTH = 64;

/** Whether the part before the last "@" is short enough. */
export function hasShortLocalPart(address: string): boolean {
  return address.lastIndexOf("@") <= MAX_LOCAL_PART_LENGTH;
}
