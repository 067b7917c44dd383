import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Everybody who wrote, chatted, downloaded, subscribed or has an account, by address; made by triggers. */
export const people = pgTable("people", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Trimmed, in lower case, the domain in ASCII. */
  email: text("email").notNull().unique(),
  name: text("name").notNull().default(""),
  company: text("company").notNull().default(""),
  version: integer("version").notNull().default(1),
  /** Whom the list shows in their place: the same person, with another address. */
  merged_into: uuid("merged_into"),
  merged_at: timestamp("merged_at", { withTimezone: true }),
  created_at: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  /** Of what they did last. */
  last_at: timestamp("last_at", { withTimezone: true }).notNull().defaultNow(),
});
