import { z } from "zod";

/**
 * Largest version that a client may send. The row then gets the next version, which must fit into PostgreSQL's
 * `integer` too.
 */
const MAX_VERSION = 2 ** 31 - 2;
const WORDS = "Please load this again: its version is missing.";

/**
 * Version of the row that staff loaded and changed. If the row has changed since, the server answers with status 409.
 */
export const Version = z.int(WORDS).positive(WORDS).max(MAX_VERSION, WORDS);
