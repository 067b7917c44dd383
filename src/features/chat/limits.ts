/* Separate from the contract, so that the panel can be shown before the validation code is loaded. */

/** Maximum length of one message, in characters. */
export const MAX_MESSAGE = 4000;
/** Maximum length, in characters, of a reported answer and of the visitor's comment on it. */
export const MAX_ANSWER = 8000;
export const MAX_COMMENT = 1000;
/** Maximum size of the conversation in one request, in bytes; the server's body limit is 64 kB. */
export const MAX_CONVERSATION_BYTES = 60_000;
/** Maximum length of the path of the visitor's page, in characters. */
export const MAX_PAGE = 300;
/** Maximum lengths of what the assistant understood about a visitor, in characters. */
export const MAX_DETAIL = { phone: 50, trade: 100, template: 200, numbers: 300 };
/** Artificial delay before each reply (docs/product.md, section 9; decision 16). */
export const REPLY_DELAY_MS = { min: 500, max: 1500 };
/** Interval between keep-alive lines: proxies cut silent connections, usually after 60 s. */
export const HEARTBEAT_MS = 15_000;
export const MAX_SILENCE_MS = 60_000;
/** Distance of a swipe that minimizes the panel (docs/product.md, section 9). */
export const SWIPE_PX = 50;
