import { createHash } from "node:crypto";

/** Derives a UUID of version 8, for custom values (RFC 9562, section 5.8). Equal texts give the same UUID. */
export function derivedId(...parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return uuidOf(`${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17, 32)}`);
}

export function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
