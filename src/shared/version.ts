import { z } from "zod";

/** Above, the next one is no `integer` of PostgreSQL. */
const MAX_VERSION = 2 ** 31 - 2;
const WORDS = "Please load this again: its version is missing.";

/** What somebody saw when they changed it; another one by now is a conflict (409). */
export const Version = z.int(WORDS).positive(WORDS).max(MAX_VERSION, WORDS);
