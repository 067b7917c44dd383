import { createCipheriv, randomBytes } from "node:crypto";
import { keyFor } from "#platform/secrets/encryption.ts";

/** Sealed as versions before 2026-11-21 did it: bound to no row. */
export function sealUnbound(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}
