import type { Config } from "./config.ts";

/**
 * Makes a link for an email. The link does not use the host that the request names, since an attacker could name
 * another site there.
 */
export function siteLink({ publicOrigin, port }: Config, path: string): string {
  return `${publicOrigin ?? `http://localhost:${port}`}${path}`;
}
