import { createHash } from "node:crypto";

/** `sha256-` and the hex digest: how metadata and images name the workflow they were made from. */
export function checksumOf(bytes: Uint8Array): string {
  return `sha256-${createHash("sha256").update(bytes).digest("hex")}`;
}
