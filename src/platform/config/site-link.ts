import type { Config } from "./config.ts";

/** Makes a link for an email. The request's host is not used, since an attacker could name another site there. */
export function siteLink({ publicOrigin, port }: Config, path: string): string {
  return `${publicOrigin ?? `http://localhost:${port}`}${path}`;
}
