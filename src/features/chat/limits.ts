/* Separate from contract.ts, so that the panel can be shown before the validation code is loaded. */

/** Maximum characters of one message. */
export const MAX_MESSAGE = 4000;
/** Maximum characters of an answer that a visitor reports, and of the visitor's comment on it. */
export const MAX_ANSWER = 8000;
export const MAX_COMMENT = 1000;
/** Maximum bytes of the conversation in one request. The server refuses any body above 64 kB. */
export const MAX_CONVERSATION_BYTES = 60_000;
/** Maximum characters of the path of the visitor's page. */
export const MAX_PAGE = 300;
/** Maximum characters of each fact that the assistant understood about a visitor. */
export const MAX_DETAIL = { phone: 50, trade: 100, template: 200, numbers: 300 };
/** Artificial delay in ms before each reply (docs/product.md, section 9; decision 16). */
export const REPLY_DELAY_MS = { min: 500, max: 1500 };
/** Interval in ms of keep-alive lines. Proxies cut connections that are silent, usually after 60 s. */
export const HEARTBEAT_MS = 15_000;
export const MAX_SILENCE_MS = 60_000;
/** Length in px of a swipe that minimizes the panel (docs/product.md, section 9). */
export const SWIPE_PX = 50;
