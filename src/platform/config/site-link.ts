import type { Config } from "./config.ts";

/**
 * Makes a link from the configured address. The host of the request is ignored: an attacker could have mails
 * link to another site.
 */
export function siteLink({ publicOrigin, port }: Config, path: string): string {
  return `${publicOrigin ?? `http://localhost:${port}`}${path}`;
}
