export const MAX_SEARCH = 200;
/** Pause in ms between heartbeats in the stream of changes (decision 23). */
export const HEARTBEAT_MS = 25_000;
