import { z } from "zod";

/** Smaller by one than PostgreSQL's largest `integer`, because the next version must fit too. */
const MAX_VERSION = 2 ** 31 - 2;
const WORDS = "Please load this again: its version is missing.";

/**
 * Version of the row that staff loaded and changed. If the row has changed since, the server answers with status 409.
 */
export const Version = z.int(WORDS).positive(WORDS).max(MAX_VERSION, WORDS);
