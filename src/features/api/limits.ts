export const MAX_KEY_NAME = 80;
export const MAX_KEYS = 50;
export const MAX_ITEMS = 100;
export const REQUESTS_A_MINUTE = 120;
