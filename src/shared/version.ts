import { z } from "zod";

/** Maximum version. Even the version after it fits into PostgreSQL's type `integer`. */
const MAX_VERSION = 2 ** 31 - 2;
const WORDS = "Please load this again: its version is missing.";

/** Version of the row that staff saw when they changed it. If it is outdated, the server refuses the change (409). */
export const Version = z.int(WORDS).positive(WORDS).max(MAX_VERSION, WORDS);
