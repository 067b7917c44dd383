/* Apart from the contract, so that the search can be shown before anything has to be checked. */

/** Characters of a search. */
export const MAX_SEARCH = 200;
