import {
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Channel, DeliveryReason, DeliveryState, MailKind } from "#shared/deliveries.ts";
import type { EventBody, EventFormat, EventType } from "#shared/events.ts";
import { annotate, holds, notPersonal } from "../annotation.ts";

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
    /** Why the site switched the webhook off; null: the webhook is on, or staff switched it off. */
    stopped_by: text("stopped_by").$type<"failing" | "gone">(),
    /** Null: the last event arrived. */
    failing_since: timestamp("failing_since", { withTimezone: true }),
    version: integer("version").notNull().default(1),
    created_at: timestamp("created_at", { withTimezone: true }).notNull(),
  }),
);

const OVER = "state in ('sent', 'failed', 'cancelled')";

/** The queue of emails and events, and afterwards the log of them (decision 19). */
export const deliveries = pgTable("deliveries", {
  ...notPersonal({
    id: uuid("id").primaryKey(),
    channel: text("channel").$type<Channel>().notNull(),
    webhook_id: uuid("webhook_id"),
    /** Row that an email is about. */
    subject_id: uuid("subject_id"),
    /** Same for every try, and of an event for every webhook: receivers recognize repeats by it. */
    message_id: text("message_id").notNull(),
    /** Lower is sent first. */
    priority: smallint("priority").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    next_at: timestamp("next_at", { withTimezone: true }).notNull(),
    /** Until then only the process that is sending the delivery may try it. */
    leased_until: timestamp("leased_until", { withTimezone: true }),
    expires_at: timestamp("expires_at", { withTimezone: true }),
    /** When the delivery was stored, or staff last sent it again. */
    waiting_since: timestamp("waiting_since", { withTimezone: true }).notNull(),
  }),
  kind: holds("delivery_kind", text("kind").$type<MailKind | EventType>().notNull()),
  /** Address that an email goes to; null: its renderer names the address when the email is sent. */
  recipient: holds("recipient", text("recipient")),
  /** Address of the person that an event is about; null: nobody, or the delivery is an email. */
  email: holds("email", text("email")),
  /** Parameters of an email's renderer: nothing secret, nothing personal. */
  about: holds("mail_link", jsonb("about").$type<Record<string, string>>().notNull().default({})),
  /** Content of an event. */
  body: holds("event_body", jsonb("body").$type<EventBody>()),
  state: holds(
    "delivery_result",
    text("state").$type<DeliveryState>().notNull().default("waiting"),
  ),
  tried_at: holds("delivery_times", timestamp("tried_at", { withTimezone: true })),
  reason: holds("delivery_result", text("reason").$type<DeliveryReason>()),
  last_error: holds("delivery_result", text("last_error")),
  created_at: holds("delivery_times", timestamp("created_at", { withTimezone: true }).notNull()),
  sent_at: holds("delivery_times", timestamp("sent_at", { withTimezone: true })),
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
      // Without a recipient an email cannot be sent again. Emails that still wait stay as they are.
      set: "recipient = null, about = '{}', last_error = null, state = case when state = 'failed' and recipient is not null then 'cancelled' else state end",
    },
    // An event that has waited this long for a switched-off webhook is of no use.
    { period: "mailRowDays", since: "created_at", while: `${OVER} or channel = 'webhook'` },
  ],
});

export const deliveryTries = pgTable("delivery_tries", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    delivery_id: uuid("delivery_id").notNull(),
    ms: integer("ms").notNull(),
    /** How an event was written; null: an email. */
    format: text("format").$type<EventFormat>(),
    /** The headers of the request that sent the event to the webhook, with dots in place of secret values. */
    headers: jsonb("headers").$type<Record<string, string>>().notNull().default({}),
    /** Status code of HTTP or SMTP; null: there was no answer. */
    status: integer("status"),
  }),
  at: holds("delivery_times", timestamp("at", { withTimezone: true }).notNull()),
  answer: holds("delivery_result", text("answer").notNull()),
  /** Null: the delivery was taken. */
  reason: holds("delivery_result", text("reason").$type<DeliveryReason>()),
});
annotate(deliveryTries, {
  kind: "outbox",
  person: { links: [{ column: "delivery_id", of: "public.deliveries" }] },
  forget: [{ period: "mailLogDays", since: "at" }],
});
