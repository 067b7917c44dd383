/* Apart from the contract, so that the panel can be shown before anything has to be checked. */

/** Characters of one message. */
export const MOST_MESSAGE = 4000;
/** Turns and bytes that one request may carry; the server's body limit is 64 kB. */
export const MOST_TURNS = 200;
export const MOST_REQUEST_BYTES = 60_000;
/** Swiping up further than this minimizes the panel (product spec, section 9). */
export const SWIPE_PX = 50;
