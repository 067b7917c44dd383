/* Apart from the contract, so that a message can be shown before anything has to be checked. */

export const MAX_NOTE = 5000;
export const MAX_SEARCH = 200;
/** Messages of a list are counted up to here; one more: there are more. */
export const MAX_COUNTED = 1000;
export const MAX_TAG = 40;
export const MAX_TAGS = 20;
export const MAX_SUBJECT = 200;
export const MAX_ANSWER = 10_000;
/** Messages that are changed at once. */
export const MAX_AT_ONCE = 200;
/** Of the stream that tells of changes (decision 23). */
export const HEARTBEAT_MS = 25_000;
export const CONNECT_TIMEOUT_MS = 10_000;
/** What nobody has answered for more working days has waited too long. */
export const PATIENCE_DAYS = 2;

/** So long a lead of the chat stands on the page of today, unless somebody did something about it. */
export const LEAD_DAYS = 14;

/** What is asked of the list of messages for each part of the page of today. */
export const TODAY_LISTS = {
  due: "due=today",
  waiting: "waiting=long",
  new: "status=new",
} as const;
