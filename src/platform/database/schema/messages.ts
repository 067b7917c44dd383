import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { templates } from "./library.ts";

const createdAt = timestamp("created_at", { withTimezone: true }).notNull().defaultNow();
const personId = uuid("person_id");

/** docs/product.md, sections 3 and 7 (rows 3 and 6). */
export const downloadLeads = pgTable("download_leads", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email"),
  template_id: uuid("template_id")
    .notNull()
    .references(() => templates.id, { onDelete: "cascade" }),
  downloaded_at: timestamp("downloaded_at", { withTimezone: true }),
  created_at: createdAt,
  idempotency_key: uuid("idempotency_key").unique(),
  person_id: personId,
});

/** docs/product.md, section 3; at most one for a session and an email. */
export const chatLeads = pgTable("chat_leads", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email").notNull(),
  name: text("name"),
  interest: text("interest"),
  timestamp: timestamp("timestamp", { withTimezone: true }).notNull(),
  wants_newsletter: boolean("wants_newsletter").notNull(),
  session_id: uuid("session_id").notNull().defaultRandom(),
  /** Slug of the service that was written about; null: nobody can tell. */
  topic: text("topic"),
  topic_sentence: text("topic_sentence"),
  /** The message with the address, and the one before that. Empty: the row came without. */
  message: text("message").notNull().default(""),
  person_id: personId,
});

/** docs/product.md, section 3. */
export const contactMessages = pgTable("contact_messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  website: text("website").notNull().default(""),
  company: text("company").notNull().default(""),
  message: text("message").notNull(),
  service: text("service").notNull(),
  created_at: createdAt,
  status: text("status").notNull().default("new"),
  note: text("note").notNull().default(""),
  idempotency_key: uuid("idempotency_key").unique(),
  source: text("source").$type<"form" | "chat">().notNull().default("form"),
  transcript: text("transcript").notNull().default(""),
  spam_reasons: jsonb("spam_reasons").notNull().default([]),
  /** By staff; null: they said nothing. */
  spam_verdict: text("spam_verdict").$type<"spam" | "not_spam">(),
  /** Of the message's words; null: too few to tell that somebody sent the same. */
  text_hash: text("text_hash"),
  /** Null: staff were not told of it. */
  announced_at: timestamp("announced_at", { withTimezone: true }),
  /** The delivery that announces it among others; null: it has one of its own. */
  digest_id: uuid("digest_id"),
  person_id: personId,
  assignee_id: uuid("assignee_id"),
  tags: text("tags").array().notNull().default([]),
  follow_up_on: date("follow_up_on"),
  /** The day whose reminder was mailed. */
  reminded_on: date("reminded_on"),
  answered_at: timestamp("answered_at", { withTimezone: true }),
  version: integer("version").notNull().default(1),
});
