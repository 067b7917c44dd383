/* Apart from the contract, so that a message can be shown before anything has to be checked. */

export const MAX_NOTE = 5000;
export const MAX_SEARCH = 200;
/** Beyond it one more: "more than that". */
export const MAX_COUNTED = 1000;
export const MAX_TAG = 40;
export const MAX_TAGS = 20;
export const MAX_SUBJECT = 200;
export const MAX_ANSWER = 10_000;
export const MAX_AT_ONCE = 200;
/** Of the stream that tells of changes (decision 23). */
export const HEARTBEAT_MS = 25_000;
export const CONNECT_TIMEOUT_MS = 10_000;
/** Working days that a message may wait. */
export const PATIENCE_DAYS = 2;

/** So long a lead that waits stands on the page of today. */
export const LEAD_DAYS = 14;

export const TODAY_LISTS = {
  due: "due=today",
  waiting: "waiting=long",
  new: "status=new",
} as const;
