import { integer, jsonb, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { DeliveryKind, DeliveryReason, DeliveryState } from "#shared/deliveries.ts";
import { annotate, holds, notPersonal } from "../annotation.ts";

/** In `people`, set by a trigger; null: no address, or one that nobody confirmed. */
const personId = () => uuid("person_id");

/** Unsubscribing deletes the row; what it proves is then in `newsletter_consents`. */
export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    person_id: personId(),
  }),
  email: holds("email", text("email").notNull().unique()),
  source: holds("place", text("source").notNull()),
  requested_at: holds("request_time", timestamp("requested_at", { withTimezone: true }).notNull()),
  mails: holds("request_mails", integer("mails").notNull().default(1)),
  confirmed_at: holds("confirm_time", timestamp("confirmed_at", { withTimezone: true })),
  /** Where the person asked, and the words they read there and at the confirming link. */
  page: holds("page", text("page").notNull().default("")),
  words: holds("consent_words", text("words").notNull().default("")),
  confirmed_words: holds("consent_words", text("confirmed_words").notNull().default("")),
});
annotate(newsletterSubscriptions, {
  kind: "newsletter",
  person: { address: ["email"] },
  forget: [
    { period: "newsletterRequestDays", since: "requested_at", while: "confirmed_at is null" },
  ],
});

export const newsletterConsents = pgTable("newsletter_consents", {
  ...notPersonal({
    id: uuid("id").primaryKey(),
  }),
  email_hash: holds("email_hash", text("email_hash").notNull()),
  source: holds("place", text("source").notNull()),
  page: holds("page", text("page").notNull()),
  words: holds("consent_words", text("words").notNull()),
  requested_at: holds("request_time", timestamp("requested_at", { withTimezone: true }).notNull()),
  confirmed_at: holds("confirm_time", timestamp("confirmed_at", { withTimezone: true }).notNull()),
  confirmed_words: holds("consent_words", text("confirmed_words").notNull()),
  withdrawn_at: holds("withdraw_time", timestamp("withdrawn_at", { withTimezone: true }).notNull()),
});
annotate(newsletterConsents, {
  kind: "newsletter",
  person: { hash: ["email_hash"] },
  forget: [{ period: "consentProofMonths", since: "withdrawn_at" }],
});

/** Addresses that get nothing they have not asked for themselves. */
export const suppressions = pgTable("suppressions", {
  ...notPersonal({
    subscription_id: uuid("subscription_id"),
  }),
  email_hash: holds("email_hash", text("email_hash").primaryKey()),
  reason: holds("suppression_reason", text("reason").$type<"unsubscribed" | "bounced">().notNull()),
  at: holds("suppression_time", timestamp("at", { withTimezone: true }).notNull()),
});
annotate(suppressions, {
  kind: "suppressions",
  person: { hash: ["email_hash"] },
  outlivesErasure: true,
});

const OVER = "state in ('sent', 'failed', 'cancelled')";

/** The queue, and afterwards its log (decision 19). */
export const deliveries = pgTable("deliveries", {
  ...notPersonal({
    id: uuid("id").primaryKey(),
    subject_id: uuid("subject_id"),
    message_id: text("message_id").notNull().unique(),
    priority: smallint("priority").notNull(),
    attempts: integer("attempts").notNull().default(0),
    next_at: timestamp("next_at", { withTimezone: true }).notNull(),
    leased_until: timestamp("leased_until", { withTimezone: true }),
    expires_at: timestamp("expires_at", { withTimezone: true }),
    /** Ordered then, or ordered again. */
    waiting_since: timestamp("waiting_since", { withTimezone: true }).notNull(),
    last_code: integer("last_code"),
  }),
  kind: holds("mail_kind", text("kind").$type<DeliveryKind>().notNull()),
  recipient: holds("recipient", text("recipient")),
  about: holds("mail_link", jsonb("about").$type<Record<string, string>>().notNull().default({})),
  state: holds("mail_result", text("state").$type<DeliveryState>().notNull().default("waiting")),
  tried_at: holds("mail_times", timestamp("tried_at", { withTimezone: true })),
  reason: holds("mail_result", text("reason").$type<DeliveryReason>()),
  last_error: holds("mail_result", text("last_error")),
  created_at: holds("mail_times", timestamp("created_at", { withTimezone: true }).notNull()),
  sent_at: holds("mail_times", timestamp("sent_at", { withTimezone: true })),
});
annotate(deliveries, {
  kind: "mailLog",
  person: {
    address: ["recipient"],
    links: [
      { column: "subject_id", of: "public.contact_messages" },
      { column: "subject_id", of: "public.newsletter_subscriptions" },
      { column: "subject_id", of: "accounts.one_time_tokens" },
    ],
  },
  forget: [
    {
      period: "mailLogDays",
      since: "created_at",
      while: `${OVER} and (recipient is not null or last_error is not null)`,
      // Without a recipient it cannot be sent again; whatever still waits is needed.
      set: "recipient = null, about = '{}', last_error = null, state = case when state = 'failed' and recipient is not null then 'cancelled' else state end",
    },
    { period: "mailRowDays", since: "created_at", while: OVER },
  ],
});
