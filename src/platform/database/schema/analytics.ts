import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A visitor is a hash of the day's salt: the same person is another one tomorrow. Days are UTC. */
export const visits = pgTable(
  "visits",
  {
    day: date("day").notNull(),
    visitor: text("visitor").notNull(),
    source: text("source").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);

export const visitEvents = pgTable(
  "visit_events",
  {
    day: date("day").notNull(),
    /** "" of all but views. */
    visitor: text("visitor").notNull(),
    kind: text("kind").$type<"view" | "gate" | "chat" | "booking">().notNull(),
    page: text("page").notNull(),
    times: integer("times").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.visitor, table.kind, table.page] })],
);

export const touches = pgTable("touches", {
  id: uuid("id").primaryKey().defaultRandom(),
  person_id: uuid("person_id").notNull(),
  kind: text("kind").$type<"message" | "download" | "chat">().notNull(),
  message_id: uuid("message_id"),
  at: timestamp("at", { withTimezone: true }).notNull(),
  landing: text("landing").notNull(),
  source: text("source").notNull(),
  medium: text("medium").notNull(),
  campaign: text("campaign").notNull(),
});
