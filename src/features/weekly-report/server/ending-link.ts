import { siteLink } from "#platform/config/site-link.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint, isSameSecret } from "#platform/secrets/encryption.ts";

type Parts = Pick<Platform, "config" | "secret">;

/** Makes the address of the page that ends the email. */
export function endingLink(platform: Parts): string {
  return siteLink(platform.config, `/weekly-report?token=${tokenOf(platform)}`);
}

export function isEndingToken(platform: Parts, token: string): boolean {
  return isSameSecret(token, tokenOf(platform));
}

/** A link that was mailed to another address ends nothing. */
function tokenOf({ config, secret }: Parts): string {
  return fingerprint(secret, "weekly report", config.staffEmail ?? "");
}
