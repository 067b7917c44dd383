/* These limits are not in contract.ts, because the chat panel would then load the validation library. */

export const MAX_MESSAGE = 4000;
/**
 * Maximum characters of a reported answer that did not help the visitor. MAX_COMMENT: maximum characters of the comment
 * that the visitor adds to the report.
 */
export const MAX_ANSWER = 8000;
export const MAX_COMMENT = 1000;
/** Maximum bytes of the conversation in one request. The server refuses every body above 64 kB. */
export const MAX_CONVERSATION_BYTES = 60_000;
/** Maximum characters of the path of the page on which the visitor chats. */
export const MAX_PAGE = 300;
/** Maximum characters of each of these facts that the assistant noted about a visitor. */
export const MAX_DETAIL = { phone: 50, trade: 100, template: 200, numbers: 300 };
/** Artificial delay in ms before a reply, between these limits (docs/product.md, section 9; decision 16). */
export const REPLY_DELAY_MS = { min: 500, max: 1500 };
/** Silence in ms after which the server sends a keep-alive line. Proxies often cut connections after 60 s. */
export const HEARTBEAT_MS = 15_000;
export const MAX_SILENCE_MS = 60_000;
/** Minimum length in px of a swipe that minimizes the panel (docs/product.md, section 9). */
export const SWIPE_PX = 50;
