import type { Config } from "./config.ts";

/**
 * Makes a link for an email from the configured origin. It ignores the host of the request, because an attacker could
 * name another site there.
 */
export function siteLink({ publicOrigin, port }: Config, path: string): string {
  return `${publicOrigin ?? `http://localhost:${port}`}${path}`;
}
