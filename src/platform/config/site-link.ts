import type { Config } from "./config.ts";

/** Makes a link for an email. The host that a request names is not used, because an attacker could choose that host. */
export function siteLink({ publicOrigin, port }: Config, path: string): string {
  return `${publicOrigin ?? `http://localhost:${port}`}${path}`;
}
