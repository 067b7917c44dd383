import type { Config } from "./config.ts";

/** Makes a link for an email. It does not use the host of the request, in which an attacker could name another site. */
export function siteLink({ publicOrigin, port }: Config, path: string): string {
  return `${publicOrigin ?? `http://localhost:${port}`}${path}`;
}
