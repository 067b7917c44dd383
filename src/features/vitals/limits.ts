/* Apart from the contract, which brings along what checks it. */

export const MAX_MEASUREMENTS = 20;
