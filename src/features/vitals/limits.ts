/* Apart from the contract, which brings along what checks it. */

/** In one report. */
export const MAX_MEASUREMENTS = 20;
