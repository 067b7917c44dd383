import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Channel, DeliveryReason, DeliveryState, MailKind } from "#shared/deliveries.ts";
import type { EventBody, EventFormat, EventType } from "#shared/events.ts";
import { annotate, holds, notPersonal } from "../annotation.ts";
import { moment } from "./columns.ts";

export const webhooks = pgTable(
  "webhooks",
  notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    url: text("url").notNull(),
    events: text("events").array().$type<EventType[]>().notNull(),
    format: text("format").$type<EventFormat>().notNull().default("event"),
    header_name: text("header_name"),
    sealed_header: text("sealed_header"),
    sealed_secret: text("sealed_secret").notNull(),
    active: boolean("active").notNull().default(true),
    /** Why the site itself switched the webhook off. */
    stopped_by: text("stopped_by").$type<"failing" | "gone">(),
    /** Null after a success, and after staff switch the webhook on or change its URL. */
    failing_since: moment("failing_since"),
    version: integer("version").notNull().default(1),
    created_at: moment("created_at").notNull(),
  }),
);

const OVER = "state in ('sent', 'failed', 'cancelled')";

/** Emails and events that are to be sent, and a log of those that were (docs/product.md, decision 19). */
export const deliveries = pgTable("deliveries", {
  ...notPersonal({
    id: uuid("id").primaryKey(),
    channel: text("channel").$type<Channel>().notNull(),
    webhook_id: uuid("webhook_id"),
    /** Id of the row that the email is about. */
    subject_id: uuid("subject_id"),
    /**
     * Id by which a receiver recognizes a delivery that it already got. It is the same for all attempts, and for all
     * webhooks that get the same event.
     */
    message_id: text("message_id").notNull(),
    /** Lower numbers are sent first. */
    priority: smallint("priority").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    next_at: moment("next_at").notNull(),
    /** Until this time, only the process that reserved the delivery may send it. */
    leased_until: moment("leased_until"),
    expires_at: moment("expires_at"),
    /** When the delivery was stored, or when staff last asked to send it again. */
    waiting_since: moment("waiting_since").notNull(),
  }),
  kind: holds("delivery_kind", text("kind").$type<MailKind | EventType>().notNull()),
  /** If null, the function that renders the email looks up the receivers. */
  recipient: holds("recipient", text("recipient")),
  /** Email address of the person whom an event is about, if any. */
  email: holds("email", text("email")),
  /** Data for the function that renders the email, without secrets and personal data. */
  about: holds("mail_link", jsonb("about").$type<Record<string, string>>().notNull().default({})),
  body: holds("event_body", jsonb("body").$type<EventBody>()),
  state: holds(
    "delivery_result",
    text("state").$type<DeliveryState>().notNull().default("waiting"),
  ),
  tried_at: holds("delivery_times", moment("tried_at")),
  reason: holds("delivery_result", text("reason").$type<DeliveryReason>()),
  last_error: holds("delivery_result", text("last_error")),
  created_at: holds("delivery_times", moment("created_at").notNull()),
  sent_at: holds("delivery_times", moment("sent_at")),
});
annotate(deliveries, {
  kind: "outbox",
  person: {
    address: ["recipient", "email"],
    links: [
      { column: "subject_id", of: "public.contact_messages" },
      { column: "subject_id", of: "public.newsletter_subscriptions" },
      { column: "subject_id", of: "accounts.one_time_tokens" },
    ],
  },
  forget: [
    { period: "mailLogDays", since: "created_at", while: `${OVER} and channel = 'webhook'` },
    {
      period: "mailLogDays",
      since: "created_at",
      while: `${OVER} and (recipient is not null or last_error is not null)`,
      // Removes the recipient of an email that was sent, failed or was cancelled. The email can then no longer be sent
      // again, so a failed one becomes cancelled. An email that is still to be sent keeps its recipient.
      set: "recipient = null, about = '{}', last_error = null, state = case when state = 'failed' and recipient is not null then 'cancelled' else state end",
    },
    // Events are deleted even if they still wait until staff switch on their webhook.
    { period: "mailRowDays", since: "created_at", while: `${OVER} or channel = 'webhook'` },
  ],
});

export const deliveryTries = pgTable("delivery_tries", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    delivery_id: uuid("delivery_id").notNull(),
    ms: integer("ms").notNull(),
    /** Null for an email. */
    format: text("format").$type<EventFormat>(),
    /** Headers of the request to a webhook, with dots in place of secret values. */
    headers: jsonb("headers").$type<Record<string, string>>().notNull().default({}),
    /** Status of HTTP or SMTP; null without an answer. */
    status: integer("status"),
  }),
  at: holds("delivery_times", moment("at").notNull()),
  answer: holds("delivery_result", text("answer").notNull()),
  /** Null if the receiver accepted the delivery. */
  reason: holds("delivery_result", text("reason").$type<DeliveryReason>()),
});
annotate(deliveryTries, {
  kind: "outbox",
  person: { links: [{ column: "delivery_id", of: "public.deliveries" }] },
  forget: [{ period: "mailLogDays", since: "at" }],
});
