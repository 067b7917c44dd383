import type { Platform } from "#platform/platform.ts";
import { lockSecrets, updateFactor, type Factor } from "./factors-store.ts";
import { isUnbound, encrypt, decrypt } from "#platform/secrets/encryption.ts";

/* Shared with an authenticator app; sealed, and bound to its row. */

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

/** For what an older version sealed. */
export async function bindFactors(platform: Platform): Promise<void> {
  await platform.database.db.transaction(async (tx) => {
    for (const factor of await lockSecrets(tx)) {
      const { id, sealed_secret: sealed } = factor;
      if (!sealed || !isUnbound(sealed)) continue;
      const bound = sealFactorSecret(platform, id, openFactorSecret(platform, factor));
      await updateFactor(tx, id, { sealed_secret: bound });
    }
  });
}
