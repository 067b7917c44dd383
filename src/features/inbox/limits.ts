/* Apart from the contract, so that a message can be shown before anything has to be checked. */

export const MAX_NOTE = 5000;
export const MAX_SEARCH = 200;
export const MAX_TAG = 40;
export const MAX_TAGS = 20;
