/** Characters of a search in a list. */
export const MAX_SEARCH = 200;
/** The stream of changes sends something at least this often (decision 23). */
export const HEARTBEAT_MS = 25_000;
export const CONNECT_TIMEOUT_MS = 10_000;
