import type { Platform } from "#platform/platform.ts";
import type { Destination } from "./mailed/mail/mail-job.ts";

/** Who asks the account service, and under which address of the site. */
export type Caller = {
  /** Address the site is visited under, such as https://www.example.com */
  origin: string;
  /** Network address. */
  address: string;
  userAgent: string;
};

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The address that mailed links begin with: PUBLIC_ORIGIN. Without it only a loopback address is
 * believed: any other comes from a header that whoever asks can forge, and the link would carry
 * the token to them. The mail then holds the code only.
 */
function originForMail(
  caller: Pick<Caller, "origin">,
  publicOrigin: string | undefined,
): string | undefined {
  if (publicOrigin) return publicOrigin;
  return LOOPBACK.has(new URL(caller.origin).hostname) ? caller.origin : undefined;
}

/** Where a mail's link begins, and where it leads in the end. */
export function destinationOf(
  platform: Platform,
  redirectTo: string | undefined,
  caller: Pick<Caller, "origin">,
): Destination {
  return { redirectTo, origin: originForMail(caller, platform.config.publicOrigin) };
}

/** An address of this site, else the site's first page: nobody is sent elsewhere. */
export function allowedRedirect(redirectTo: string | undefined, origin: string): string {
  const url = URL.parse(redirectTo ?? "", origin);
  return url?.origin === origin && !url.username ? url.href : `${origin}/`;
}
