import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { EventFormat, EventType, TryProblem } from "#shared/events.ts";
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
    stopped_by: text("stopped_by").$type<"failing" | "gone">(),
    failing_since: timestamp("failing_since", { withTimezone: true }),
    version: integer("version").notNull().default(1),
    created_at: timestamp("created_at", { withTimezone: true }).notNull(),
  }),
);

/** An event on its way to one of them, and afterwards the log of it. */
export const webhookDeliveries = pgTable("webhook_deliveries", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    webhook_id: uuid("webhook_id").notNull(),
    /** The same for every receiver and every try. */
    event_id: uuid("event_id").notNull(),
    state: text("state").$type<"waiting" | "sending" | "sent" | "failed">().notNull(),
    attempts: integer("attempts").notNull().default(0),
    next_at: timestamp("next_at", { withTimezone: true }).notNull(),
    leased_until: timestamp("leased_until", { withTimezone: true }),
  }),
  type: holds("event_kind", text("type").$type<EventType>().notNull()),
  /** Whom it tells of; null: nobody. */
  email: holds("email", text("email")),
  body: holds("event_body", jsonb("body").$type<Record<string, unknown>>().notNull()),
  created_at: holds("time", timestamp("created_at", { withTimezone: true }).notNull()),
});
annotate(webhookDeliveries, {
  kind: "events",
  person: { address: ["email"] },
  forget: [
    { period: "mailLogDays", since: "created_at", while: "state in ('sent', 'failed')" },
    // What has waited for a webhook that is off for so long is of no use.
    { period: "mailRowDays", since: "created_at" },
  ],
});

export const webhookTries = pgTable("webhook_tries", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    webhook_id: uuid("webhook_id").notNull(),
    delivery_id: uuid("delivery_id").notNull(),
    ms: integer("ms").notNull(),
    format: text("format").$type<EventFormat>().notNull(),
    /** As sent, but for what is secret. */
    headers: jsonb("headers").$type<Record<string, string>>().notNull(),
    /** Null: there was no answer. */
    status: integer("status"),
    problem: text("problem").$type<TryProblem>(),
  }),
  at: holds("time", timestamp("at", { withTimezone: true }).notNull()),
  answer: holds("event_answer", text("answer").notNull()),
});
annotate(webhookTries, {
  kind: "events",
  person: { links: [{ column: "delivery_id", of: "public.webhook_deliveries" }] },
});
