import { createHash } from "node:crypto";

/** Returns a weak ETag, because the same content is sent in several encodings. */
export function etagOf(body: Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether an ETag matches the value of the header If-None-Match (RFC 9110, section 13.1.2). */
export function matchesETag(etag: string, ifNoneMatch: string | null | undefined): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  const plain = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((held) => held.trim().replace(/^W\//, "") === plain);
}
