import { z } from "zod";
import { EMAIL_SHAPE, MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

/**
 * Body of POST /api/admin/privacy/show and …/erase. The email address is in the body because URLs are
 * logged.
 */
export const PersonQuery = z.object({
  email: z
    .string("Please enter an email address.")
    .trim()
    .max(MAX_EMAIL_LENGTH, `An email address can have at most ${MAX_EMAIL_LENGTH} characters.`)
    .regex(EMAIL_SHAPE, "That does not look like an email address."),
});
export type PersonQuery = z.output<typeof PersonQuery>;

/** Values by column, or by the columns' labels when shown to people. */
export type StoredRow = Record<string, unknown>;

export type StoredPart = {
  what: string;
  from: string;
  why: string;
  howLong: string;
  tables: Record<string, StoredRow[]>;
};

/** A backup, or data that a restored backup has replaced; it is deleted at `until` (ISO timestamp). */
export type KeptCopy = { name: string; until: string };

/**
 * Everything stored about an email address. Answer of POST /api/admin/privacy/show and GET
 * /api/account/data.
 */
export type PersonData = {
  email: string;
  /** ISO timestamp. */
  at: string;
  stored: StoredPart[];
  /** Emails to or about the person that are stored as files. */
  mails: { name: string; subject: string }[];
  /** Number of other people's rows whose text contains the email address. */
  mentions: number;
  copies: KeptCopy[];
};

export type OtherAddresses = { others: string[] };

/** A row of somebody else; `to` is its page in the back office. */
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
   * Whether the erased rows are gone from all database files too, or will be in a few minutes; a PostgreSQL
   * server removes them in its own time.
   */
  wiped: "yes" | "soon" | "by-server" | "failed";
};
