import { z } from "zod";
import { EMAIL_SHAPE, MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

/**
 * Body of POST /api/admin/privacy/show and /erase. The email address is in the body instead of the URL, because URLs
 * are logged.
 */
export const PersonQuery = z.object({
  email: z
    .string("Please enter an email address.")
    .trim()
    .max(MAX_EMAIL_LENGTH, `An email address can have at most ${MAX_EMAIL_LENGTH} characters.`)
    .regex(EMAIL_SHAPE, "That does not look like an email address."),
});
export type PersonQuery = z.output<typeof PersonQuery>;

/**
 * The values of a database row, by column name. In rows that people read, labels stand in place of the column names.
 */
export type StoredRow = Record<string, unknown>;

export type StoredPart = {
  what: string;
  from: string;
  why: string;
  howLong: string;
  tables: Record<string, StoredRow[]>;
};

/**
 * A copy of the data: a backup, or a folder with the data that was replaced when a backup was restored. The site
 * deletes the copy at the time `until` (ISO timestamp).
 */
export type KeptCopy = { name: string; until: string };

/** All data about an email address. It is the answer of POST /api/admin/privacy/show and of GET /api/account/data. */
export type PersonData = {
  email: string;
  /** Time at which the data was read, as an ISO timestamp. */
  at: string;
  stored: StoredPart[];
  /** Emails to the person or about the person that the site stored as files, because it had no mail server. */
  mails: { name: string; subject: string }[];
  /** Number of rows that are not about this person but contain the email address in their text. */
  mentions: number;
  copies: KeptCopy[];
};

export type OtherAddresses = { others: string[] };

/**
 * A row about somebody else in which the person is mentioned. `to` is the path of the back-office page with this row.
 */
export type Mention = {
  what: string;
  /** Time of the row, as an ISO timestamp. */
  at: string | null;
  to: string | null;
};

export type ForStaff = OtherAddresses & { mentioned: Mention[]; isStaff: boolean };

export type ErasureResult = {
  /** Time of the erasure, as an ISO timestamp. */
  at: string;
  erased: { what: string; count: number }[];
  copies: KeptCopy[];
  /**
   * Whether the erased data is also gone from files. `yes`: it is. `soon`: the database removes the data from its files
   * within minutes. `by-server`: the PostgreSQL server removes the data in its own time. `failed`: a stored email or a
   * backup could not be read or deleted.
   */
  wiped: "yes" | "soon" | "by-server" | "failed";
};
