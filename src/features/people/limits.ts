/* Apart from the contract, so that pages need no schemas. */

export const MAX_SEARCH = 200;
export const MAX_NAME = 200;
export const MAX_PERSON_NOTE = 5000;
export const MAX_SLUG = 100;

export const TRACES = ["message", "chat", "download", "newsletter", "account"] as const;

/** Who left nothing but spam is on the list only when asked for. */
export const HAS = [...TRACES, "spam"] as const;
