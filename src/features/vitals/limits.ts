/* Apart from the contract, which brings along what checks it. */

/** At most this many measurements come in one report. */
export const MAX_MEASUREMENTS = 20;
