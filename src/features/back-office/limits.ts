export const MAX_SEARCH = 200;
/** Pause in ms between heartbeats in the server's stream of changes (docs/product.md, decision 23). */
export const HEARTBEAT_MS = 25_000;
