import type { Platform } from "#platform/platform.ts";
import { onSite } from "./on-site.ts";
import type { Destination } from "./mailed/mail/mail-job.ts";

export type Caller = {
  origin: string;
  address: string;
  userAgent: string;
};

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Without PUBLIC_ORIGIN only loopback is believed: a forged header would send the token to its forger. */
function originForMail(
  caller: Pick<Caller, "origin">,
  publicOrigin: string | undefined,
): string | undefined {
  if (publicOrigin) return publicOrigin;
  return LOOPBACK.has(new URL(caller.origin).hostname) ? caller.origin : undefined;
}

export function destinationOf(
  platform: Platform,
  redirectTo: string | undefined,
  caller: Pick<Caller, "origin">,
): Destination {
  return { redirectTo, origin: originForMail(caller, platform.config.publicOrigin) };
}

export function allowedRedirect(redirectTo: string | undefined, origin: string): string {
  return onSite(redirectTo ?? "", origin)?.href ?? `${origin}/`;
}
