import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { annotate, endOf, holds, notPersonal } from "../annotation.ts";
import { moment } from "./columns.ts";

/**
 * How often something happened on the site, and by how many visitors. There is a row for each day (UTC), kind (such as
 * the view of a page) and name (such as the page's path).
 */
export const visitCounts = pgTable(
  "visit_counts",
  {
    ...notPersonal({
      kind: text("kind")
        .$type<"view" | "gate" | "chat" | "booking" | "source" | "campaign">()
        .notNull(),
      times: integer("times").notNull(),
      visitors: integer("visitors").notNull(),
    }),
    day: holds("visit_day", date("day").notNull()),
    name: holds("visited_pages", text("name").notNull()),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);
annotate(visitCounts, {
  kind: "visits",
  namesNobody: true,
  forget: [{ period: "visitMonths", since: endOf("day") }],
});

export const touches = pgTable("touches", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    person_id: uuid("person_id").notNull(),
    kind: text("kind").$type<"message" | "download" | "chat">().notNull(),
    message_id: uuid("message_id"),
  }),
  at: holds("time", moment("at").notNull()),
  landing: holds("landing", text("landing").notNull()),
  source: holds("visit_source", text("source").notNull()),
  medium: holds("visit_source", text("medium").notNull()),
  campaign: holds("visit_source", text("campaign").notNull()),
});
annotate(touches, {
  kind: "people",
  person: { links: [{ column: "person_id", of: "public.people" }] },
});
