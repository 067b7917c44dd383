import { date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { LeadState } from "#shared/leads.ts";
import { annotate, holds, notPersonal } from "../annotation.ts";
import { createdAt, moment } from "./columns.ts";

/** Tables whose column `person_id` names the person to whom a row belongs. */
export const POINTING = [
  "contact_messages",
  "chat_leads",
  "download_leads",
  "newsletter_subscriptions",
  "bookings",
  "accounts.users",
];

/**
 * One row for each email address. Triggers insert the row: for a subscription or an account, only after its address was
 * confirmed.
 */
export const people = pgTable("people", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    version: integer("version").notNull().default(1),
    /** The row into which staff merged this one, because both are the same person. */
    merged_into: uuid("merged_into"),
    /** When staff decided that the person's messages are no spam. */
    cleared_at: moment("cleared_at"),
  }),
  /** In lower case, trimmed, with the domain in ASCII. */
  email: holds("email", text("email").notNull()),
  name: holds("name", text("name").notNull().default("")),
  company: holds("contact_company", text("company").notNull().default("")),
  merged_at: holds("other_address", moment("merged_at")),
  /** State of the deal, as staff recorded it. */
  lead_state: holds("lead", text("lead_state").$type<LeadState>()),
  /** In the currency of the business. */
  lead_amount: holds("lead", integer("lead_amount")),
  /** Day on which `lead_state` began. */
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

/** Log of what staff did, without any text of a visitor. A trigger refuses changes. */
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
