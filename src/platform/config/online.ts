import type { Config } from "./config.ts";

/** Whether PUBLIC_ORIGIN is set to a host other than this machine. */
export function isOnline({ publicOrigin }: Pick<Config, "publicOrigin">): boolean {
  return publicOrigin !== undefined && !isLoopback(new URL(publicOrigin).hostname);
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** @param host - as a URL writes it, with an IPv6 address in brackets */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}
