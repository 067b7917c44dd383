import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import type { DeliveryKind, DeliveryReason, DeliveryState } from "#shared/deliveries.ts";
import type { Metric, Rating } from "#shared/web-vitals.ts";

/* The migrations make the tables; `database.service.test.ts` keeps the two equal. */

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const createdAt = timestamp("created_at", { withTimezone: true }).notNull().defaultNow();

/** docs/product.md, section 3; defaults for rows without metadata: migration "rows-of-the-spec". */
export const templates = pgTable("templates", {
  id: uuid("id").primaryKey().defaultRandom(),
  title: text("title").notNull(),
  description: text("description").notNull(),
  category: text("category").array().notNull(),
  tools: text("tools").array().notNull(),
  features: text("features").array(),
  is_public: boolean("is_public").notNull().default(true),
  is_featured: boolean("is_featured").notNull().default(false),
  created_at: createdAt,
  slug: text("slug").notNull().unique(),
  summary: text("summary").notNull(),
  outcome: text("outcome").notNull(),
  industries: text("industries").array().notNull().default([]),
  version: text("version").notNull().default("1.0.0"),
  setup_minutes: integer("setup_minutes"),
  updated_at: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  metadata: jsonb("metadata").notNull().default({}),
  downloads: integer("downloads").notNull().default(0),
  /** As the cards draw it; null where a row came without a folder. */
  sketch: jsonb("sketch"),
  search_text: text("search_text").generatedAlwaysAs(
    sql`template_search_text(title, description, tools, category)`,
  ),
  /** n8n's type of the node that starts a run; null where a row came without a folder. */
  trigger_type: text("trigger_type").generatedAlwaysAs(sql`metadata #>> '{trigger,type}'`),
  complexity: text("complexity").generatedAlwaysAs(sql`metadata #>> '{complexity,level}'`),
});

/** Nothing about who searched. */
export const missedSearches = pgTable("missed_searches", {
  words: text("words").primaryKey(),
  times: integer("times").notNull().default(1),
  /** UTC. */
  last_day: date("last_day").notNull(),
});

/** As of the last synchronisation; `fingerprint` stands for all of the folder. */
export const templateFiles = pgTable("template_files", {
  template_id: uuid("template_id")
    .primaryKey()
    .references(() => templates.id, { onDelete: "cascade" }),
  workflow: text("workflow").notNull(),
  guide: text("guide").notNull(),
  record: text("record"),
  fingerprint: text("fingerprint").notNull(),
});

/** In `people`, set by a trigger; null: no address, or one that nobody confirmed. */
const personId = uuid("person_id");

/** docs/product.md, sections 3 and 7 (rows 3 and 6). */
export const downloadLeads = pgTable("download_leads", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email"),
  template_id: uuid("template_id")
    .notNull()
    .references(() => templates.id, { onDelete: "cascade" }),
  downloaded_at: timestamp("downloaded_at", { withTimezone: true }),
  created_at: createdAt,
  idempotency_key: uuid("idempotency_key").unique(),
  person_id: personId,
});

/** docs/product.md, section 3; at most one for a session and an email. */
export const chatLeads = pgTable("chat_leads", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email").notNull(),
  name: text("name"),
  interest: text("interest"),
  timestamp: timestamp("timestamp", { withTimezone: true }).notNull(),
  wants_newsletter: boolean("wants_newsletter").notNull(),
  session_id: uuid("session_id").notNull().defaultRandom(),
  /** Slug of the service that was written about; null: nobody can tell. */
  topic: text("topic"),
  topic_sentence: text("topic_sentence"),
  person_id: personId,
});

/** docs/product.md, section 3. */
export const contactMessages = pgTable("contact_messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  website: text("website").notNull().default(""),
  company: text("company").notNull().default(""),
  message: text("message").notNull(),
  service: text("service").notNull(),
  created_at: createdAt,
  status: text("status").notNull().default("new"),
  note: text("note").notNull().default(""),
  idempotency_key: uuid("idempotency_key").unique(),
  source: text("source").$type<"form" | "chat">().notNull().default("form"),
  transcript: text("transcript").notNull().default(""),
  /** Of a spam score, whatever it came to. */
  spam_reasons: jsonb("spam_reasons").notNull().default([]),
  /** By staff; null: they said nothing. */
  spam_verdict: text("spam_verdict").$type<"spam" | "not_spam">(),
  /** Of the message's words; null: too few to tell that somebody sent the same. */
  text_hash: text("text_hash"),
  /** Null: staff were not told of it. */
  announced_at: timestamp("announced_at", { withTimezone: true }),
  /** The delivery that announces it among others; null: it has one of its own. */
  digest_id: uuid("digest_id"),
  person_id: personId,
  /** Of staff. */
  assignee_id: uuid("assignee_id"),
  tags: text("tags").array().notNull().default([]),
  follow_up_on: date("follow_up_on"),
  /** The day whose reminder was mailed. */
  reminded_on: date("reminded_on"),
  answered_at: timestamp("answered_at", { withTimezone: true }),
  /** Raised by each change of staff. */
  version: integer("version").notNull().default(1),
});

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

/** `session_id` is a random number. */
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

/** Unsubscribing deletes the row; what it proves is then in `newsletter_consents`. */
export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email").notNull().unique(),
  source: text("source").notNull(),
  requested_at: timestamp("requested_at", { withTimezone: true }).notNull(),
  mails: integer("mails").notNull().default(1),
  confirmed_at: timestamp("confirmed_at", { withTimezone: true }),
  /** Where the person asked, and the words they read there and at the confirming link. */
  page: text("page").notNull().default(""),
  words: text("words").notNull().default(""),
  confirmed_words: text("confirmed_words").notNull().default(""),
  person_id: personId,
});

/** Proof of subscriptions that ended. */
export const newsletterConsents = pgTable("newsletter_consents", {
  id: uuid("id").primaryKey(),
  email_hash: text("email_hash").notNull(),
  source: text("source").notNull(),
  page: text("page").notNull(),
  words: text("words").notNull(),
  requested_at: timestamp("requested_at", { withTimezone: true }).notNull(),
  confirmed_at: timestamp("confirmed_at", { withTimezone: true }).notNull(),
  confirmed_words: text("confirmed_words").notNull(),
  withdrawn_at: timestamp("withdrawn_at", { withTimezone: true }).notNull(),
});

/** Addresses that get nothing they have not asked for themselves. */
export const suppressions = pgTable("suppressions", {
  email_hash: text("email_hash").primaryKey(),
  reason: text("reason").$type<"unsubscribed" | "bounced">().notNull(),
  subscription_id: uuid("subscription_id"),
  at: timestamp("at", { withTimezone: true }).notNull(),
});

/** The queue, and afterwards its log (decision 19). */
export const deliveries = pgTable("deliveries", {
  id: uuid("id").primaryKey(),
  kind: text("kind").$type<DeliveryKind>().notNull(),
  recipient: text("recipient"),
  subject_id: uuid("subject_id"),
  about: jsonb("about").$type<Record<string, string>>().notNull().default({}),
  message_id: text("message_id").notNull().unique(),
  state: text("state").$type<DeliveryState>().notNull().default("waiting"),
  priority: smallint("priority").notNull(),
  attempts: integer("attempts").notNull().default(0),
  next_at: timestamp("next_at", { withTimezone: true }).notNull(),
  leased_until: timestamp("leased_until", { withTimezone: true }),
  expires_at: timestamp("expires_at", { withTimezone: true }),
  /** Ordered then, or ordered again. */
  waiting_since: timestamp("waiting_since", { withTimezone: true }).notNull(),
  tried_at: timestamp("tried_at", { withTimezone: true }),
  reason: text("reason").$type<DeliveryReason>(),
  last_code: integer("last_code"),
  last_error: text("last_error"),
  created_at: timestamp("created_at", { withTimezone: true }).notNull(),
  sent_at: timestamp("sent_at", { withTimezone: true }),
});

/** By table, how many rows; `files`, how many mails that were kept as files. */
export type ErasedCounts = Record<string, number>;

/** What was erased because somebody asked, without saying who it was. */
export const erasures = pgTable("erasures", {
  id: uuid("id").primaryKey(),
  address_hash: text("address_hash").notNull(),
  at: timestamp("at", { withTimezone: true }).notNull(),
  made_by: text("made_by").$type<"staff" | "account" | "command">().notNull(),
  made_by_user: uuid("made_by_user"),
  counts: jsonb("counts").$type<ErasedCounts>().notNull(),
});

/** The browser's files; see `platform/assets/`. */
export const assets = pgTable("assets", {
  path: text("path").primaryKey(),
  body: bytea("body").notNull(),
  encoding: text("encoding").$type<"identity" | "br">().notNull(),
  /** UTC. */
  seen_on: date("seen_on").notNull(),
});
