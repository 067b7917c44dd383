export const MAX_ENTRY = 200;
export const MAX_NAME = 80;
export const MAX_SENTENCE = 300;
export const MAX_PEOPLE = 6;
export const MAX_PRICES = 12;
export const MAX_CANNED = 20;
export const MAX_CANNED_TITLE = 60;
export const MAX_CANNED_TEXT = 3000;
export const MAX_SIGNATURE = 500;
/** A logo of this size fits a request of 64 kB as base64. */
export const MAX_LOGO_BYTES = 45_000;
