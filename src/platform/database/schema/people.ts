import { date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { LeadState } from "#shared/leads.ts";
import { annotate, holds, notPersonal } from "../annotation.ts";
import { createdAt, moment } from "./columns.ts";

/** Tables whose rows belong to a person, such as messages and bookings. Their column `person_id` names the person. */
export const POINTING = [
  "contact_messages",
  "chat_leads",
  "download_leads",
  "newsletter_subscriptions",
  "bookings",
  "accounts.users",
];

/**
 * People who wrote, left an address in the chat, downloaded a template, booked a call, or confirmed a subscription or
 * an account. There is a row for each email address. Triggers insert the rows.
 */
export const people = pgTable("people", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    version: integer("version").notNull().default(1),
    /**
     * Id of the row into which staff merged this one, because both rows are the same person with two email addresses.
     * Null if staff did not merge the row.
     */
    merged_into: uuid("merged_into"),
    /** Time at which staff decided that the person's messages are no spam. Null if staff did not decide so. */
    cleared_at: moment("cleared_at"),
  }),
  /** The email address in small letters, without spaces around it, and with its domain in ASCII. */
  email: holds("email", text("email").notNull().unique()),
  name: holds("name", text("name").notNull().default("")),
  company: holds("contact_company", text("company").notNull().default("")),
  merged_at: holds("other_address", moment("merged_at")),
  /** State of the deal with the person, as staff recorded it, such as `won`. Null if staff recorded nothing. */
  lead_state: holds("lead", text("lead_state").$type<LeadState>()),
  /** Amount of the deal in the currency of the business. Null if unknown. */
  lead_amount: holds("lead", integer("lead_amount")),
  /** Day on which the present `lead_state` began. */
  lead_on: holds("lead", date("lead_on")),
  created_at: holds("first_time", createdAt()),
  last_at: holds("last_time", moment("last_at").notNull().defaultNow()),
});
annotate(people, {
  kind: "people",
  person: { address: ["email"] },
  forget: [
    {
      period: "contactMessageMonths",
      since: "last_at",
      while: POINTING.map(
        (table) => `not exists (select from ${table} where person_id = people.id)`,
      ).join(" and "),
    },
  ],
});

export const personNotes = pgTable("person_notes", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    person_id: uuid("person_id").notNull(),
    author_id: uuid("author_id").notNull(),
    version: integer("version").notNull().default(1),
  }),
  text: holds("note", text("text").notNull()),
  created_at: holds("time", moment("created_at").notNull()),
  updated_at: holds("time", moment("updated_at").notNull()),
});
annotate(personNotes, {
  kind: "people",
  person: { links: [{ column: "person_id", of: "public.people" }] },
});

export const messageAnswers = pgTable("message_answers", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    message_id: uuid("message_id").notNull(),
    author_id: uuid("author_id").notNull(),
    delivery_id: uuid("delivery_id"),
  }),
  subject: holds("our_answer", text("subject").notNull().default("")),
  text: holds("our_answer", text("text").notNull().default("")),
  created_at: holds("answer_time", moment("created_at").notNull()),
});
annotate(messageAnswers, {
  kind: "contactMessages",
  person: { links: [{ column: "message_id", of: "public.contact_messages" }] },
});

/** Log of what staff did, without any text of a visitor. A trigger refuses changes to its rows. */
export const staffAudit = pgTable("staff_audit", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    row_id: uuid("row_id"),
    person_id: uuid("person_id"),
    changes: jsonb("changes").$type<Record<string, unknown>>().notNull().default({}),
  }),
  at: holds("staff_audit", moment("at").notNull()),
  actor_id: holds("staff_audit", uuid("actor_id").notNull()),
  action: holds("staff_audit", text("action").notNull()),
});
annotate(staffAudit, {
  kind: "staffAudit",
  forget: [{ period: "auditDays", since: "at" }],
});
