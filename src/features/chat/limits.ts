/* Apart from the contract, so that the panel can be shown before anything has to be checked. */

/** Characters of one message. */
export const MAX_MESSAGE = 4000;
/** Characters of an answer that was no help, and of what a visitor writes about it. */
export const MAX_ANSWER = 8000;
export const MAX_COMMENT = 1000;
/** Bytes of conversation that one request may carry; the server's body limit is 64 kB. */
export const MAX_CONVERSATION_BYTES = 60_000;
/** Characters of the path of the visitor's page. */
export const MAX_PAGE = 300;
/** Before each reply (docs/product.md, section 9; decision 16). */
export const REPLY_DELAY_MS = { min: 500, max: 1500 };
/** Proxies cut connections that are silent, usually after 60 s. */
export const HEARTBEAT_MS = 15_000;
export const MAX_SILENCE_MS = 60_000;
/** docs/product.md, section 9. */
export const SWIPE_PX = 50;
