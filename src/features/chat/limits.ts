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
/** The artificial delay before each reply of the assistant (docs/product.md, section 9; decision 16). */
export const REPLY_DELAY_MS = { min: 500, max: 1500 };
/**
 * While an answer is not there yet the server shows this often that it is at work: proxies cut
 * connections that are silent, usually after 60 s. A browser that hears nothing for the longer
 * time has lost the connection.
 */
export const HEARTBEAT_MS = 15_000;
export const MAX_SILENCE_MS = 60_000;
/** Swiping up further than this minimizes the panel (docs/product.md, section 9). */
export const SWIPE_PX = 50;
