import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { annotate, holds, notPersonal } from "../annotation.ts";
import { moment } from "./columns.ts";

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
