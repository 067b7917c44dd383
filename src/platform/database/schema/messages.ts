import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { annotate, holds, notPersonal } from "../annotation.ts";
import { createdAt, moment } from "./columns.ts";

/** Requested and finished downloads (docs/product.md, sections 3 and 7). */
export const downloadLeads = pgTable("download_leads", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    idempotency_key: uuid("idempotency_key"),
    person_id: uuid("person_id"),
  }),
  email: holds("email", text("email")),
  template_id: holds("template", uuid("template_id").notNull()),
  downloaded_at: holds("download_time", moment("downloaded_at")),
  created_at: holds("download_time", createdAt()),
});
annotate(downloadLeads, {
  kind: "downloads",
  person: { address: ["email"] },
  forget: [{ period: "downloadLeadMonths", since: "created_at" }],
});

/** Email addresses that visitors typed in the chat: one row for each address in a session. */
export const chatLeads = pgTable("chat_leads", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    person_id: uuid("person_id"),
  }),
  email: holds("email", text("email").notNull()),
  name: holds("name", text("name")),
  interest: holds("interest", text("interest")),
  timestamp: holds("time", moment("timestamp").notNull()),
  wants_newsletter: holds("newsletter_wish", boolean("wants_newsletter").notNull()),
  session_id: holds("conversation", uuid("session_id").notNull().defaultRandom()),
  /** Slug of a service; null if unknown. */
  topic: holds("interest", text("topic")),
  topic_sentence: holds("sentence", text("topic_sentence")),
  /** The chat message with the address, and the message before it. Empty if another program inserted the row. */
  message: holds("message_with_address", text("message").notNull().default("")),
  /** When the visitor replaced the address by another one. */
  corrected_at: holds("time", moment("corrected_at")),
});
annotate(chatLeads, {
  kind: "chatLeads",
  person: { address: ["email"] },
  forget: [{ period: "chatLeadMonths", since: '"timestamp"' }],
});

export const contactMessages = pgTable("contact_messages", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    idempotency_key: uuid("idempotency_key"),
    /** When staff and webhooks were told of the message; null if they were not, as for suspected spam. */
    announced_at: moment("announced_at"),
    /** Id of the email that told staff of several messages at once. */
    digest_id: uuid("digest_id"),
    person_id: uuid("person_id"),
    assignee_id: uuid("assignee_id"),
    /** The date in `follow_up_on` of which the site last reminded staff. */
    reminded_on: date("reminded_on"),
    version: integer("version").notNull().default(1),
  }),
  name: holds("contact_name", text("name").notNull()),
  email: holds("contact_email", text("email").notNull()),
  phone: holds("contact_phone", text("phone").notNull()),
  website: holds("contact_website", text("website").notNull().default("")),
  company: holds("contact_company", text("company").notNull().default("")),
  message: holds("contact_message", text("message").notNull()),
  service: holds("contact_service", text("service").notNull()),
  created_at: holds("time", createdAt()),
  status: holds("progress", text("status").notNull().default("new")),
  note: holds("note", text("note").notNull().default("")),
  source: holds("place", text("source").$type<"form" | "chat">().notNull().default("form")),
  transcript: holds("transcript", text("transcript").notNull().default("")),
  spam_reasons: holds("spam", jsonb("spam_reasons").notNull().default([])),
  /** Decision by staff. */
  spam_verdict: holds("spam", text("spam_verdict").$type<"spam" | "not_spam">()),
  /** Hash of the message's text. Null for a text so short that two people may write it by coincidence. */
  text_hash: holds("text_hash", text("text_hash")),
  tags: holds("note", text("tags").array().notNull().default([])),
  follow_up_on: holds("progress", date("follow_up_on")),
  answered_at: holds("progress", moment("answered_at")),
  /** When the sender last replied to an answer from staff. */
  replied_at: holds("last_time", moment("replied_at")),
});
annotate(contactMessages, {
  kind: "contactMessages",
  person: { address: ["email"] },
  // Answers and replies are deleted with their message. The period begins at the sender's last reply.
  forget: [{ period: "contactMessageMonths", since: "greatest(created_at, replied_at)" }],
});
