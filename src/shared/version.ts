import { z } from "zod";

/** Maximum version. The next one still fits PostgreSQL's type `integer`. */
const MAX_VERSION = 2 ** 31 - 2;
const WORDS = "Please load this again: its version is missing.";

/**
 * Version of the row that staff saw when they changed it. A change of a newer version is refused as a conflict (409).
 */
export const Version = z.int(WORDS).positive(WORDS).max(MAX_VERSION, WORDS);
