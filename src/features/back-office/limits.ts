export const MAX_SEARCH = 200;
/** Interval in ms at which the stream of changes sends at least a heartbeat (decision 23). */
export const HEARTBEAT_MS = 25_000;
export const CONNECT_TIMEOUT_MS = 10_000;
