import { createHash } from "node:crypto";

/**
 * Derives a UUID from texts. Equal texts in the same order give the same UUID. The UUID has version 8, which is for
 * custom values (RFC 9562, section 5.8).
 */
export function derivedId(...parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
