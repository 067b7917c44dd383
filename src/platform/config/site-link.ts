import type { Config } from "./config.ts";

/** Ignores the host of the request: an attacker could otherwise have links to another site mailed. */
export function siteLink({ publicOrigin, port }: Config, path: string): string {
  return `${publicOrigin ?? `http://localhost:${port}`}${path}`;
}
