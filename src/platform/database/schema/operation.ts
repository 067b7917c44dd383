import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { BusinessSettings } from "#shared/business/settings.ts";
import type { Metric, Rating } from "#shared/web-vitals.ts";
import { annotate, endOf, holds, notPersonal } from "../annotation.ts";
import { bytea, createdAt, moment } from "./columns.ts";

/** Answers of the assistant that visitors marked as unhelpful. */
export const answerFeedback = pgTable("answer_feedback", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    templates: text("templates").array().notNull(),
    answered_by: text("answered_by").$type<"model" | "site" | "budget">().notNull(),
  }),
  created_at: holds("time", createdAt()),
  page: holds("page", text("page").notNull()),
  question: holds("question", text("question").notNull()),
  answer: holds("answer", text("answer").notNull()),
  comment: holds("comment", text("comment").notNull().default("")),
});
annotate(answerFeedback, {
  kind: "feedback",
  person: { mention: true },
  forget: [{ period: "answerFeedbackDays", since: "created_at" }],
});

/** Measurements of the pages' speed. No column shows whose browser was measured (docs/product.md, decision 24). */
export const webVitals = pgTable(
  "web_vitals",
  notPersonal({
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Day of the measurement, in UTC. */
    day: date("day").notNull(),
    page: text("page").notNull(),
    metric: text("metric").$type<Metric>().notNull(),
    value: doublePrecision("value").notNull(),
    rating: text("rating").$type<Rating>().notNull(),
  }),
);
annotate(webVitals, {
  kind: "vitals",
  forget: [{ period: "vitalsDays", since: endOf("day") }],
});

/**
 * Number of erased rows, by the table's name. The key `mentions` counts other people's texts from which the address was
 * removed.
 */
type ErasedCounts = Record<string, number>;

export const erasures = pgTable("erasures", {
  ...notPersonal({
    id: uuid("id").primaryKey(),
    /** When the embedded database also removed the rows from its files. Always null with PostgreSQL. */
    wiped_at: moment("wiped_at"),
  }),
  address_hash: holds("email_hash", text("address_hash").notNull()),
  at: holds("erased_time", moment("at").notNull()),
  made_by: holds("erased_time", text("made_by").$type<"staff" | "account" | "command">().notNull()),
  made_by_user: holds("erased_time", uuid("made_by_user")),
  counts: holds("erased_counts", jsonb("counts").$type<ErasedCounts>().notNull()),
});
annotate(erasures, {
  kind: "erasures",
  forget: [{ period: "erasureMonths", since: "at" }],
});

/** Scheduled jobs, each with the time at which it last finished. */
export const schedules = pgTable(
  "schedules",
  notPersonal({
    name: text("name").primaryKey(),
    ran_at: moment("ran_at").notNull(),
    /** Until this time, no process starts the job, because it is running or has just failed. */
    blocked_until: moment("blocked_until"),
    /** Number of failed runs since the last success. */
    failures: integer("failures").notNull().default(0),
  }),
);

/** Settings that staff made. After each change, a trigger raises the library's version, which renews cached pages. */
export const business = pgTable(
  "business",
  notPersonal({
    only_row: boolean("only_row").primaryKey().default(true),
    settings: jsonb("settings").$type<BusinessSettings>().notNull().default({}),
    version: integer("version").notNull().default(0),
    logo: bytea("logo"),
    logo_type: text("logo_type"),
    /** The logo's URL contains this hash, so that browsers can cache the logo forever. */
    logo_hash: text("logo_hash"),
  }),
);
