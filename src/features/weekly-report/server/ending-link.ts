import { siteLink } from "#platform/config/site-link.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint, isSameSecret } from "#platform/secrets/encryption.ts";

type Parts = Pick<Platform, "config" | "secret">;

export function endingLink(platform: Parts): string {
  return siteLink(platform.config, `/weekly-report?token=${tokenOf(platform)}`);
}

export function isEndingToken(platform: Parts, token: string): boolean {
  return isSameSecret(token, tokenOf(platform));
}

/**
 * Makes the token for the link that ends the weekly report. STAFF_EMAIL is part of the token, so links that were mailed
 * to a former address no longer work.
 */
function tokenOf({ config, secret }: Parts): string {
  return fingerprint(secret, "weekly report", config.staffEmail ?? "");
}
