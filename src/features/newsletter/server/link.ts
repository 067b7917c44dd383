import { createHmac } from "node:crypto";
import { z } from "zod";
import { retention } from "#content/site/privacy.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { Platform } from "#platform/platform.ts";
import { isSameSecret } from "#platform/secrets/encryption.ts";
import { DAY_MS } from "#shared/time/days.ts";
import type { LinkPurpose } from "../contract.ts";

export const LINK_LIFE_MS = retention.newsletterRequestDays * DAY_MS;

const ID_LENGTH = 36;

/**
 * Returns the URL in an email by which its reader confirms or ends a subscription. The URL contains a token with the id
 * of the subscription and a signature.
 */
export function subscriptionLink(platform: Platform, purpose: LinkPurpose, id: string): string {
  const token = id + signature(platform.secret, purpose, id);
  return siteLink(platform.config, `/newsletter/${purpose}?token=${token}`);
}

/** @returns the id of the subscription; undefined if the signature is wrong */
export function readToken(
  platform: Platform,
  purpose: LinkPurpose,
  token: string,
): string | undefined {
  const id = token.slice(0, ID_LENGTH);
  if (!z.uuid().safeParse(id).success) return undefined;
  const expected = signature(platform.secret, purpose, id);
  return isSameSecret(token.slice(ID_LENGTH), expected) ? id : undefined;
}

function signature(secret: string, purpose: LinkPurpose, id: string): string {
  return createHmac("sha256", secret).update(`newsletter ${purpose} ${id}`).digest("base64url");
}

/** Returns the time before which unconfirmed requests to subscribe have expired. */
export function oldestWish(platform: Pick<Platform, "now">): Date {
  return new Date(platform.now().getTime() - LINK_LIFE_MS);
}
