import type { Platform } from "#platform/platform.ts";
import type { Factor } from "../stores/factors-store.ts";
import { encrypt, decrypt } from "#platform/secrets/encryption.ts";

/* An authenticator app and the site share a factor's secret. It is stored encrypted for its own row. */

const PURPOSE = "totp secrets";

export function sealFactorSecret({ secret: key }: Platform, id: string, secret: string): string {
  return encrypt(key, PURPOSE, id, secret);
}

export function openFactorSecret(
  { secret: key }: Platform,
  { id, sealed_secret: sealed }: Factor,
): string {
  return decrypt(key, PURPOSE, id, sealed ?? "");
}
