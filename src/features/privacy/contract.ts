import { z } from "zod";
import { EMAIL_SHAPE, MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

/** Body of POST /api/admin/privacy/show and …/erase: an address in no URL, and so in no log. */
export const PersonQuery = z.object({
  email: z
    .string("Please enter an email address.")
    .trim()
    .max(MAX_EMAIL_LENGTH, `An email address can have at most ${MAX_EMAIL_LENGTH} characters.`)
    .regex(EMAIL_SHAPE, "That does not look like an email address."),
});
export type PersonQuery = z.output<typeof PersonQuery>;

/** By column; as it is shown and handed out, by its label. */
export type StoredRow = Record<string, unknown>;

export type StoredPart = {
  what: string;
  from: string;
  why: string;
  howLong: string;
  tables: Record<string, StoredRow[]>;
};

/** A backup, or what a restored one has replaced; it goes at the time (ISO). */
export type KeptCopy = { name: string; until: string };

/** Everything about an address. Answer of POST /api/admin/privacy/show and GET /api/account/data. */
export type PersonData = {
  email: string;
  /** ISO. */
  at: string;
  stored: StoredPart[];
  /** Mail to or about the person that is kept as a file. */
  mails: { name: string; subject: string }[];
  /** Rows of others in whose text the address stands. */
  mentions: number;
  copies: KeptCopy[];
};

export type OtherAddresses = { others: string[] };

/** Of somebody else; `to`: its page for staff. */
export type Mention = {
  what: string;
  /** ISO. */
  at: string | null;
  to: string | null;
};

export type ForStaff = OtherAddresses & { mentioned: Mention[]; isStaff: boolean };

export type ErasureResult = {
  /** ISO. */
  at: string;
  erased: { what: string; count: number }[];
  copies: KeptCopy[];
  /** Whether what was erased is out of all files too; a database server takes it out of its own in time. */
  wiped: "yes" | "by-server" | "failed";
};
