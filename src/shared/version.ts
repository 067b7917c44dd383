import { z } from "zod";

/** Maximum version whose successor still fits an `integer` of PostgreSQL. */
const MAX_VERSION = 2 ** 31 - 2;
const WORDS = "Please load this again: its version is missing.";

/**
 * Version of a row that somebody saw when they changed it; if the row has another version by now, the
 * change is a conflict (409).
 */
export const Version = z.int(WORDS).positive(WORDS).max(MAX_VERSION, WORDS);
