export const MAX_URL = 2000;
export const MAX_HEADER_NAME = 100;
export const MAX_HEADER_VALUE = 1000;
export const MAX_WEBHOOKS = 20;
