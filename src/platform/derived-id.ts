import { createHash } from "node:crypto";

/**
 * Derives a UUID from texts. Equal texts in the same order give the same UUID. The UUID has version 8, which is for
 * custom values (RFC 9562, section 5.8).
 */
export function derivedId(...parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return uuidOf(`${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17, 32)}`);
}

/** Writes 32 hexadecimal digits as a UUID. */
export function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
