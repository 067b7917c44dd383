import {
  bigint,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import type { Metric, Rating } from "#shared/web-vitals.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const createdAt = timestamp("created_at", { withTimezone: true }).notNull().defaultNow();

/** Columns as rate-limiter-flexible writes them. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});

/** Per day (UTC). */
export const modelUsage = pgTable("model_usage", {
  day: text("day").primaryKey(),
  tokens: bigint("tokens", { mode: "number" }).notNull(),
});

export const conversationTokens = pgTable(
  "conversation_tokens",
  {
    session_id: uuid("session_id").notNull(),
    /** UTC. */
    day: date("day").notNull(),
    requests: integer("requests").notNull(),
    tokens: bigint("tokens", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.session_id] })],
);

/** Answers that were no help; nothing about who asked. */
export const answerFeedback = pgTable("answer_feedback", {
  id: uuid("id").primaryKey().defaultRandom(),
  created_at: createdAt,
  page: text("page").notNull(),
  question: text("question").notNull(),
  answer: text("answer").notNull(),
  templates: text("templates").array().notNull(),
  answered_by: text("answered_by").$type<"model" | "site" | "budget">().notNull(),
  comment: text("comment").notNull().default(""),
});

/** Nothing about whose browser it was (decision 24). */
export const webVitals = pgTable("web_vitals", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** UTC. */
  day: date("day").notNull(),
  page: text("page").notNull(),
  metric: text("metric").$type<Metric>().notNull(),
  value: doublePrecision("value").notNull(),
  rating: text("rating").$type<Rating>().notNull(),
});

/** By table, how many rows; `files`, how many mails that were kept as files. */
export type ErasedCounts = Record<string, number>;

export const erasures = pgTable("erasures", {
  id: uuid("id").primaryKey(),
  address_hash: text("address_hash").notNull(),
  at: timestamp("at", { withTimezone: true }).notNull(),
  made_by: text("made_by").$type<"staff" | "account" | "command">().notNull(),
  made_by_user: uuid("made_by_user"),
  counts: jsonb("counts").$type<ErasedCounts>().notNull(),
});

export const assets = pgTable("assets", {
  path: text("path").primaryKey(),
  body: bytea("body").notNull(),
  encoding: text("encoding").$type<"identity" | "br">().notNull(),
  /** UTC. */
  seen_on: date("seen_on").notNull(),
});

/** When each job of the clock last ran to its end. */
export const schedules = pgTable("schedules", {
  name: text("name").primaryKey(),
  ran_at: timestamp("ran_at", { withTimezone: true }).notNull(),
  /** Until then no process begins the job: one is at it, or it has just failed. */
  blocked_until: timestamp("blocked_until", { withTimezone: true }),
  /** Failed runs since the last one that went well. */
  failures: integer("failures").notNull().default(0),
});
