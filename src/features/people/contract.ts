import { z } from "zod";
import { people as labels } from "#content/accounts/people.ts";
import { Period, type Touch } from "#features/analytics/contract.ts";
import { MAX_UTM_LENGTH } from "#features/analytics/limits.ts";
import { MAX_SEARCH } from "#features/back-office/limits.ts";
import { Cursor } from "#shared/lists/cursor.ts";
import type { MailKind, DeliveryFate } from "#shared/deliveries.ts";
import type { BookingState } from "#shared/bookings.ts";
import { LEAD_STATES, type Lead } from "#shared/leads.ts";
import { listQuery } from "#shared/lists/list-query.ts";
import { EMAIL_SHAPE, MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";
import { multiLine, singleLine } from "#shared/text/text.ts";
import { Version } from "#shared/version.ts";
import { HAS, MAX_AMOUNT, MAX_NAME, MAX_PERSON_NOTE, MAX_SLUG, TRACES } from "./limits.ts";

/**
 * Filters of a list of people.
 * - `q`: words that must all occur in one place: in the name, email address and company of the person, in those of
 *   somebody merged into the person, or in one message.
 * - `has`: kind of entry in the timeline. People who left nothing but spam are listed only with `spam`.
 * - `period`: week, month or quarter of the entry; if `lead` is given, the period in which the customer record got its
 *   state.
 * - `source`: where the visitor came from before the entry, such as a search engine.
 * - `template`: slug of a template that the person downloaded.
 * - `lead`: state of the customer record.
 */
const filters = {
  q: singleLine(MAX_SEARCH, "The search").optional(),
  has: z.enum(HAS, `A person has ${TRACES.join(", ")}, or only spam.`).optional(),
  period: Period.optional(),
  source: singleLine(MAX_UTM_LENGTH, "The source").optional(),
  template: singleLine(MAX_SLUG, "The template").optional(),
  lead: z.enum(LEAD_STATES, labels.lead.problems.state).optional(),
};
export const PeopleQuery = listQuery({ ...filters, after: Cursor.optional() });
export type PeopleQuery = z.output<typeof PeopleQuery>;

export const ExportQuery = listQuery(filters);
export type ExportQuery = z.output<typeof ExportQuery>;

export const TimelineQuery = listQuery({ after: Cursor.optional() });
export type TimelineQuery = z.output<typeof TimelineQuery>;

export const PersonChange = z.object({
  name: singleLine(MAX_NAME, "The name").optional(),
  company: singleLine(MAX_NAME, "The company").optional(),
  version: Version,
});
export type PersonChange = z.output<typeof PersonChange>;

/** Body of a request that changes a customer record. If `state` is null, the record is deleted. */
export const LeadChange = z.object({
  state: z.enum(LEAD_STATES, labels.lead.problems.state).nullable(),
  amount: z
    .int(labels.lead.problems.amount)
    .min(0, labels.lead.problems.amount)
    .max(MAX_AMOUNT, labels.lead.problems.amount)
    .nullable(),
  day: z.iso
    .date(labels.lead.problems.day)
    .refine((day) => day >= "2000-01-01" && day < "2100-01-01", labels.lead.problems.day),
  version: Version,
});
export type LeadChange = z.output<typeof LeadChange>;

const NoteText = multiLine(MAX_PERSON_NOTE, "The note").pipe(
  z.string().min(1, "Please write something."),
);

export const NewNote = z.object({ text: NoteText });

export const NoteChange = z.object({ text: NoteText, version: Version });
export type NoteChange = z.output<typeof NoteChange>;

/** Body of a request that deletes a note. The server refuses if somebody has changed the note since `version`. */
export const NoteRemoval = z.object({ version: Version });
export type NoteRemoval = z.output<typeof NoteRemoval>;

/** Body of a request that merges two people. `other`: id of the second, or an email address in any spelling. */
export const Merge = z.object({
  other: singleLine(MAX_EMAIL_LENGTH, "The address").pipe(
    z.union([z.uuid(), z.string().regex(EMAIL_SHAPE)], "Please say which person."),
  ),
});
export type Merge = z.output<typeof Merge>;

export const OtherPerson = z.object({ other: z.uuid("Please say which person.") });
export type OtherPerson = z.output<typeof OtherPerson>;

/** Times are ISO timestamps. */
export type PersonLine = {
  id: string;
  email: string;
  name: string;
  company: string;
  lastAt: string;
};

export type PeopleList = { people: PersonLine[]; next: string | null };

export type Trace = { id: string; at: string } & (
  | {
      kind: "message";
      excerpt: string;
      status: string;
      source: "form" | "chat";
      transcript: string;
    }
  | {
      kind: "chat";
      interest: string | null;
      /** Title of the service that the person asked about. */
      topic: string | null;
      sentence: string | null;
      wantsNewsletter: boolean;
      /**
       * Set if the visitor replaced or withdrew this address in the chat. `by`: the visitor's other addresses that
       * still count, separated by commas; null if there are none.
       */
      correction: { by: string | null } | null;
    }
  | { kind: "download"; title: string; slug: string }
  | { kind: "newsletter"; withdrawn: boolean }
  | { kind: "account" }
  | { kind: "mail"; mail: MailKind; state: DeliveryFate }
  | {
      kind: "answer";
      subject: string;
      /** "" if staff answered in their own mail program. */
      text: string;
      state: DeliveryFate | null;
      author: string | null;
    }
  | { kind: "reply"; messageId: string; subject: string; text: string; from: string }
  | { kind: "call"; state: BookingState; title: string; startsAt: string; reason: string }
  | { kind: "note"; text: string; version: number; author: string | null }
  | {
      kind: "change";
      action: string;
      /** Null for actions that change no field. */
      fields: string[] | null;
      /**
       * The new values by field name. `assignee` is a name, or "" if the person is no longer staff. Texts by staff,
       * such as a note, are left out.
       */
      to: Record<string, string | null>;
      /** Null for entries of older releases, or if no value was changed. */
      from: Record<string, string | null> | null;
      author: string | null;
      /** The other person's email address, for a merge or its undoing. Null if it was erased. */
      other: string | null;
    }
);

export type PersonDetails = {
  person: PersonLine & {
    /** Phone numbers as the person wrote them, the newest first. */
    phones: string[];
    version: number;
    createdAt: string;
    touches: { first: Touch; last: Touch } | null;
    lead: Lead | null;
    /** `undoable`: the merge is less than 30 days old. */
    merged: { id: string; email: string; name: string; at: string; undoable: boolean }[];
  };
  timeline: Trace[];
  next: string | null;
};
