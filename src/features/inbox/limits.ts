/* Apart from the contract, so that a message can be shown before anything has to be checked. */

export const MAX_NOTE = 5000;
