import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Everybody who wrote, chatted, downloaded, subscribed or has an account, by address; made by triggers. */
export const people = pgTable("people", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Trimmed, in lower case, the domain in ASCII. */
  email: text("email").notNull().unique(),
  name: text("name").notNull().default(""),
  company: text("company").notNull().default(""),
  version: integer("version").notNull().default(1),
  /** Whom the list shows in their place: the same person, with another address. */
  merged_into: uuid("merged_into"),
  merged_at: timestamp("merged_at", { withTimezone: true }),
  created_at: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  last_at: timestamp("last_at", { withTimezone: true }).notNull().defaultNow(),
  /** When staff said of what they had sent that it is no spam; null: never. */
  cleared_at: timestamp("cleared_at", { withTimezone: true }),
});

export const personNotes = pgTable("person_notes", {
  id: uuid("id").primaryKey().defaultRandom(),
  person_id: uuid("person_id").notNull(),
  text: text("text").notNull(),
  author_id: uuid("author_id").notNull(),
  version: integer("version").notNull().default(1),
  created_at: timestamp("created_at", { withTimezone: true }).notNull(),
  updated_at: timestamp("updated_at", { withTimezone: true }).notNull(),
});

export const messageAnswers = pgTable("message_answers", {
  id: uuid("id").primaryKey().defaultRandom(),
  message_id: uuid("message_id").notNull(),
  author_id: uuid("author_id").notNull(),
  subject: text("subject").notNull().default(""),
  text: text("text").notNull().default(""),
  delivery_id: uuid("delivery_id"),
  created_at: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Only ever added to: a trigger refuses the rest. Names of fields, states and days, nobody's words. */
export const staffAudit = pgTable("staff_audit", {
  id: uuid("id").primaryKey().defaultRandom(),
  at: timestamp("at", { withTimezone: true }).notNull(),
  actor_id: uuid("actor_id").notNull(),
  action: text("action").notNull(),
  row_id: uuid("row_id"),
  person_id: uuid("person_id"),
  changes: jsonb("changes").$type<Record<string, unknown>>().notNull().default({}),
});
