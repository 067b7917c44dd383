import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { annotate, holds, notPersonal } from "../annotation.ts";
import { moment } from "./columns.ts";

/** Unsubscribing deletes the row; `newsletter_consents` keeps the proof of consent. */
export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    /** Set by a trigger. Null if the email address is unconfirmed. */
    person_id: uuid("person_id"),
  }),
  email: holds("email", text("email").notNull()),
  source: holds("place", text("source").notNull()),
  requested_at: holds("request_time", moment("requested_at").notNull()),
  mails: holds("request_mails", integer("mails").notNull().default(1)),
  confirmed_at: holds("confirm_time", moment("confirmed_at")),
  /**
   * Page with the subscription form. `words`: text beside this form. `confirmed_words`: text beside the link in the
   * confirmation email.
   */
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
  requested_at: holds("request_time", moment("requested_at").notNull()),
  confirmed_at: holds("confirm_time", moment("confirmed_at").notNull()),
  confirmed_words: holds("consent_words", text("confirmed_words").notNull()),
  withdrawn_at: holds("withdraw_time", moment("withdrawn_at").notNull()),
});
annotate(newsletterConsents, {
  kind: "newsletter",
  person: { hash: ["email_hash"] },
  forget: [{ period: "consentProofMonths", since: "withdrawn_at" }],
});

/** Addresses to which the site sends no email, except for email that the address's owner asks for. */
export const suppressions = pgTable("suppressions", {
  ...notPersonal({
    subscription_id: uuid("subscription_id"),
  }),
  email_hash: holds("email_hash", text("email_hash").primaryKey()),
  reason: holds("suppression_reason", text("reason").$type<"unsubscribed" | "bounced">().notNull()),
  at: holds("suppression_time", moment("at").notNull()),
});
annotate(suppressions, {
  kind: "suppressions",
  person: { hash: ["email_hash"] },
  outlivesErasure: true,
});
