import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { notPersonal } from "../annotation.ts";
import { moment } from "./columns.ts";

export const apiKeys = pgTable(
  "api_keys",
  notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Keyed hash of the API key. The site shows the API key only once, and stores it nowhere. */
    key_hash: text("key_hash").notNull(),
    ending: text("ending").notNull(),
    scopes: text("scopes").array().$type<string[]>().notNull(),
    created_at: moment("created_at").notNull(),
    last_used_at: moment("last_used_at"),
  }),
);
