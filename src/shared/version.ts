import { z } from "zod";

/** Maximum version. The next one still fits PostgreSQL's type `integer`. */
const MAX_VERSION = 2 ** 31 - 2;
const WORDS = "Please load this again: its version is missing.";

/** Version of a row that staff saw when they changed it. If it is outdated, the change is refused (409). */
export const Version = z.int(WORDS).positive(WORDS).max(MAX_VERSION, WORDS);
