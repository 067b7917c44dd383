import { z } from "zod";
import { EMAIL_SHAPE, MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

/** Body of POST /api/admin/privacy/show and /erase. The email address is not in the URL, because URLs are logged. */
export const PersonQuery = z.object({
  email: z
    .string("Please enter an email address.")
    .trim()
    .max(MAX_EMAIL_LENGTH, `An email address can have at most ${MAX_EMAIL_LENGTH} characters.`)
    .regex(EMAIL_SHAPE, "That does not look like an email address."),
});
export type PersonQuery = z.output<typeof PersonQuery>;

/** Body of POST /api/admin/privacy/erase-message. */
export const MessageQuery = z.object({ id: z.uuid("The message is named by its id.") });

/** Values of a database row, by column name. In texts that users read, labels replace the column names. */
export type StoredRow = Record<string, unknown>;

export type StoredPart = {
  what: string;
  from: string;
  why: string;
  howLong: string;
  tables: Record<string, StoredRow[]>;
};

/** A backup, or the data that a restore replaced. The site deletes it at the time `until` (ISO timestamp). */
export type KeptCopy = { name: string; until: string };

/** All data about an email address: the answer of POST /api/admin/privacy/show and of GET /api/account/data. */
export type PersonData = {
  email: string;
  /** ISO timestamp. */
  at: string;
  stored: StoredPart[];
  /** Emails to the person or about the person that the site stored as files, because it had no mail server. */
  mails: { name: string; subject: string }[];
  /** Number of rows about others that contain the email address in their text. */
  mentions: number;
  copies: KeptCopy[];
};

export type OtherAddresses = { others: string[] };

/** A row about somebody else that mentions the person. `to` is the path of the row's page in the back office. */
export type Mention = {
  what: string;
  /** ISO timestamp. */
  at: string | null;
  to: string | null;
};

export type ForStaff = OtherAddresses & { mentioned: Mention[]; isStaff: boolean };

export type ErasureResult = {
  /** ISO timestamp. */
  at: string;
  erased: { what: string; count: number }[];
  copies: KeptCopy[];
  /**
   * Whether the data is gone from files too. `soon`: the database removes the data within minutes. `by-server`: the
   * PostgreSQL server removes the data later by itself. `failed`: a stored email or a backup could not be read or
   * deleted.
   */
  wiped: "yes" | "soon" | "by-server" | "failed";
};
