import { randomBytes } from "node:crypto";
import { sealedFor } from "../../secrets/encryption.ts";

export const webhookSecrets = sealedFor("webhook secrets");
export const webhookHeaders = sealedFor("webhook headers");

/** Makes a signing secret in the format of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}
