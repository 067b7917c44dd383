import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** In `people`, set by a trigger; null: no address, or one that nobody confirmed. */
const personId = uuid("person_id");

/** Unsubscribing deletes the row; what it proves is then in `newsletter_consents`. */
export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email").notNull().unique(),
  source: text("source").notNull(),
  requested_at: timestamp("requested_at", { withTimezone: true }).notNull(),
  mails: integer("mails").notNull().default(1),
  confirmed_at: timestamp("confirmed_at", { withTimezone: true }),
  /** Where the person asked, and the words they read there and at the confirming link. */
  page: text("page").notNull().default(""),
  words: text("words").notNull().default(""),
  confirmed_words: text("confirmed_words").notNull().default(""),
  person_id: personId,
});

export const newsletterConsents = pgTable("newsletter_consents", {
  id: uuid("id").primaryKey(),
  email_hash: text("email_hash").notNull(),
  source: text("source").notNull(),
  page: text("page").notNull(),
  words: text("words").notNull(),
  requested_at: timestamp("requested_at", { withTimezone: true }).notNull(),
  confirmed_at: timestamp("confirmed_at", { withTimezone: true }).notNull(),
  confirmed_words: text("confirmed_words").notNull(),
  withdrawn_at: timestamp("withdrawn_at", { withTimezone: true }).notNull(),
});

/** Addresses that get nothing they have not asked for themselves. */
export const suppressions = pgTable("suppressions", {
  email_hash: text("email_hash").primaryKey(),
  reason: text("reason").$type<"unsubscribed" | "bounced">().notNull(),
  subscription_id: uuid("subscription_id"),
  at: timestamp("at", { withTimezone: true }).notNull(),
});
