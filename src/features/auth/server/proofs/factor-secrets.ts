import type { Platform } from "#platform/platform.ts";
import type { Factor } from "../stores/factors-store.ts";
import { encrypt, decrypt } from "#platform/secrets/encryption.ts";

/* A factor's secret is shared with an authenticator app. It is sealed, and opens in its own row alone. */

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
