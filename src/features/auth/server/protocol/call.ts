import type { Platform } from "#platform/platform.ts";

/** A request to the account service: the platform that answers it, and where it comes from. */
export type Call = {
  platform: Platform;
  /** The address of this site, such as https://www.example.com. */
  origin: string;
  /** The caller's network address. */
  address: string;
  userAgent: string;
  /** Address that the link of a mail leads to in the end. */
  redirectTo?: string | undefined;
};
