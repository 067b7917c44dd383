import type { Config } from "./config.ts";

/**
 * Makes a link for an email. The link does not contain the host that a request names, because an attacker could put the
 * host of another site into a request.
 */
export function siteLink({ publicOrigin, port }: Config, path: string): string {
  return `${publicOrigin ?? `http://localhost:${port}`}${path}`;
}
