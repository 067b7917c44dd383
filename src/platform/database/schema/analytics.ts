import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { annotate, endOf, holds, notPersonal, type TableData } from "../annotation.ts";

const OF_VISITS: TableData = {
  kind: "visits",
  namesNobody: true,
  forget: [{ period: "visitMonths", since: endOf("day") }],
};

/** A visitor is a hash with the day's salt, so the same person is another visitor tomorrow. Days are UTC. */
export const visits = pgTable(
  "visits",
  {
    day: holds("visit_day", date("day").notNull()),
    visitor: holds("visitor", text("visitor").notNull()),
    source: holds("visit_source", text("source").notNull()),
    campaign: holds("visit_source", text("campaign").notNull().default("")),
  },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
);
annotate(visits, OF_VISITS);

export const visitEvents = pgTable(
  "visit_events",
  {
    ...notPersonal({
      times: integer("times").notNull(),
    }),
    day: holds("visit_day", date("day").notNull()),
    /** Empty for every kind but views. */
    visitor: holds("visitor", text("visitor").notNull()),
    kind: holds(
      "visit_events",
      text("kind").$type<"view" | "gate" | "chat" | "booking">().notNull(),
    ),
    page: holds("visited_pages", text("page").notNull()),
  },
  (table) => [primaryKey({ columns: [table.day, table.visitor, table.kind, table.page] })],
);
annotate(visitEvents, OF_VISITS);

export const touches = pgTable("touches", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    person_id: uuid("person_id").notNull(),
    kind: text("kind").$type<"message" | "download" | "chat">().notNull(),
    message_id: uuid("message_id"),
  }),
  at: holds("time", timestamp("at", { withTimezone: true }).notNull()),
  landing: holds("landing", text("landing").notNull()),
  source: holds("visit_source", text("source").notNull()),
  medium: holds("visit_source", text("medium").notNull()),
  campaign: holds("visit_source", text("campaign").notNull()),
});
annotate(touches, {
  kind: "people",
  person: { links: [{ column: "person_id", of: "public.people" }] },
});
