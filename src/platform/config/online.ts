import type { Config } from "./config.ts";

/** Whether PUBLIC_ORIGIN is set to a host other than this machine. */
export function isOnline({ publicOrigin }: Pick<Config, "publicOrigin">): boolean {
  return publicOrigin !== undefined && !LOCAL.test(new URL(publicOrigin).hostname);
}

const LOCAL = /^(?:localhost|127\.[\d.]+|\[::1\])$/;
