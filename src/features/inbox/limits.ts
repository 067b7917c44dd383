/* The constants are not in contract.ts, so that messages can be shown before the Zod schemas are loaded. */

export const MAX_NOTE = 5000;
/** A count of `MAX_COUNTED + 1` means that there are more than MAX_COUNTED messages. */
export const MAX_COUNTED = 1000;
export const MAX_TAG = 40;
export const MAX_TAGS = 20;
export const MAX_SUBJECT = 200;
export const MAX_ANSWER = 10_000;
export const MAX_AT_ONCE = 200;
/** Number of working days without an answer after which the page "Today" lists a message as waiting. */
export const MAX_WAIT_DAYS = 2;

/** Number of days for which the page "Today" lists an unanswered lead (an email address from the chat). */
export const LEAD_DAYS = 14;

export const TODAY_LISTS = {
  replied: "replied=yes",
  due: "due=today",
  waiting: "waiting=long",
  new: "status=new",
} as const;
