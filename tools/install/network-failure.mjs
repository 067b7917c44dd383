/** Maximum number of times that npm is started if the package registry cannot be reached or breaks off its answers. */
export const MAX_TRIES = 3;

/** Matches the codes that npm prints if the registry does not answer, breaks off, or reports a fault of its own. */
const NETWORK =
  /\b(?:EIDLETIMEOUT|ETIMEDOUT|ESOCKETTIMEDOUT|ERR_SOCKET_TIMEOUT|ECONNRESET|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|EPROTO|E429|E5\d\d)\b/;

/**
 * Whether npm failed because of the network, so that another try may succeed.
 * @param {string} complaint - what npm printed to its standard error
 */
export function isNetworkFailure(complaint) {
  return NETWORK.test(complaint);
}
