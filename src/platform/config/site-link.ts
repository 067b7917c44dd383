import type { Config } from "./config.ts";

/** Not the host of a request: whoever asks could have links to a site of their own mailed. */
export function siteLink({ publicOrigin, port }: Config, path: string): string {
  return `${publicOrigin ?? `http://localhost:${port}`}${path}`;
}
