import { randomBytes } from "node:crypto";
import { decrypt, encrypt } from "../../secrets/encryption.ts";
import type { Webhook } from "../webhook-store.ts";

type Keyed = { secret: string };

const SECRET = "webhook secrets";
const HEADER = "webhook headers";

/** @returns a new secret in the format of Standard Webhooks */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** @param id of the webhook: the secret can be decrypted for this webhook only */
export function sealSecret({ secret }: Keyed, id: string, text: string): string {
  return encrypt(secret, SECRET, id, text);
}

export function sealHeader({ secret }: Keyed, id: string, value: string): string {
  return encrypt(secret, HEADER, id, value);
}

/** @throws when secret or header were encrypted with another data key */
export function unsealWebhook(
  { secret }: Keyed,
  { id, sealed_secret, header_name, sealed_header }: Webhook,
): { secret: string; header: { name: string; value: string } | undefined } {
  return {
    secret: decrypt(secret, SECRET, id, sealed_secret),
    header:
      header_name && sealed_header
        ? { name: header_name, value: decrypt(secret, HEADER, id, sealed_header) }
        : undefined,
  };
}
