import { sql } from "drizzle-orm";
import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { annotate, endOf, holds, notPersonal } from "../annotation.ts";
import { createdAt, moment } from "./columns.ts";

/** The library of n8n templates (docs/product.md, section 3). */
export const templates = pgTable(
  "templates",
  notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    category: text("category").array().notNull(),
    tools: text("tools").array().notNull(),
    features: text("features").array(),
    is_public: boolean("is_public").notNull().default(true),
    is_featured: boolean("is_featured").notNull().default(false),
    /** Whether the site, and not staff, has hidden the template, because there is an error in the template's folder. */
    withheld: boolean("withheld").notNull().default(false),
    created_at: createdAt(),
    slug: text("slug").notNull(),
    summary: text("summary").notNull(),
    outcome: text("outcome").notNull(),
    industries: text("industries").array().notNull().default([]),
    version: text("version").notNull().default("1.0.0"),
    setup_minutes: integer("setup_minutes"),
    updated_at: moment("updated_at").notNull().defaultNow(),
    metadata: jsonb("metadata").notNull().default({}),
    downloads: integer("downloads").notNull().default(0),
    /** The small drawing of the workflow on cards. Null if the library has no folder for the template. */
    sketch: jsonb("sketch"),
    search_text: text("search_text").generatedAlwaysAs(
      sql`template_search_text(title, description, tools, category)`,
    ),
    /** n8n's type of the first node. Null if the library has no folder for the template. */
    trigger_type: text("trigger_type").generatedAlwaysAs(sql`metadata #>> '{trigger,type}'`),
    complexity: text("complexity").generatedAlwaysAs(sql`metadata #>> '{complexity,level}'`),
  }),
);

/** Searches by visitors that found no template. */
export const missedSearches = pgTable("missed_searches", {
  ...notPersonal({
    times: integer("times").notNull().default(1),
    /** Day of the last search for these words, in UTC. */
    last_day: date("last_day").notNull(),
  }),
  words: holds("search", text("words").primaryKey()),
});
annotate(missedSearches, {
  kind: "missedSearches",
  person: { mention: true },
  forget: [{ period: "missedSearchDays", since: endOf("last_day") }],
});

/** Contents of a template's files, as last read from its folder. `fingerprint`: checksum of all these files. */
export const templateFiles = pgTable(
  "template_files",
  notPersonal({
    template_id: uuid("template_id").primaryKey(),
    workflow: text("workflow").notNull(),
    guide: text("guide").notNull(),
    record: text("record"),
    passport: text("passport"),
    fingerprint: text("fingerprint").notNull(),
  }),
);
