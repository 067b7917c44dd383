import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/* Not named "auth": hosted Supabase owns that schema. */
const accounts = pgSchema("accounts");
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = accounts.table("users", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email").notNull().unique(),
  /** PHC string; null until somebody who reads the mailbox has chosen one. */
  password_hash: text("password_hash"),
  app_metadata: jsonb("app_metadata")
    .$type<Record<string, unknown>>()
    .notNull()
    .default({
      provider: "email",
      providers: ["email"],
    }),
  user_metadata: jsonb("user_metadata").$type<Record<string, unknown>>().notNull().default({}),
  email_confirmed_at: moment("email_confirmed_at"),
  invited_at: moment("invited_at"),
  confirmation_sent_at: moment("confirmation_sent_at"),
  recovery_sent_at: moment("recovery_sent_at"),
  email_change: text("email_change"),
  /** Which of the two mailboxes has agreed already. */
  email_change_half: text("email_change_half").$type<"current" | "new">(),
  email_change_sent_at: moment("email_change_sent_at"),
  banned_until: moment("banned_until"),
  last_sign_in_at: moment("last_sign_in_at"),
  /** As of the rows in messages.ts and mail.ts. */
  person_id: uuid("person_id"),
  created_at: moment("created_at").notNull().defaultNow(),
  updated_at: moment("updated_at").notNull().defaultNow(),
});

/** A way somebody proved who they are; `timestamp` in seconds, as in the token. */
export type Proof = { method: string; timestamp: number };

export const sessions = accounts.table(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    user_id: userId().notNull(),
    /** How often the refresh token was changed; a token of an earlier count is spent. */
    counter: integer("counter").notNull().default(0),
    amr: jsonb("amr").$type<Proof[]>().notNull(),
    user_agent: text("user_agent").notNull().default(""),
    created_at: moment("created_at").notNull(),
    refreshed_at: moment("refreshed_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.user_id)],
);

export const oneTimeTokens = accounts.table(
  "one_time_tokens",
  {
    id: uuid("id").primaryKey(),
    /** Null: nobody has the address. */
    user_id: userId(),
    kind: text("kind").notNull(),
    email: text("email").notNull(),
    link_hash: text("link_hash").notNull().unique(),
    code_hash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    sent_at: moment("sent_at").notNull(),
    code_challenge: text("code_challenge"),
    code_challenge_method: text("code_challenge_method").$type<"s256" | "plain">(),
  },
  (table) => [
    uniqueIndex("one_time_tokens_one_of_a_kind").on(
      table.user_id,
      table.kind,
      sql`(${table.code_challenge} is null)`,
    ),
  ],
);

export const factors = accounts.table("factors", {
  id: uuid("id").primaryKey().defaultRandom(),
  user_id: userId().notNull(),
  factor_type: text("factor_type").$type<"totp" | "recovery_code">().notNull(),
  friendly_name: text("friendly_name").notNull(),
  status: text("status").$type<"unverified" | "verified">().notNull(),
  sealed_secret: text("sealed_secret"),
  /** Time step of the last accepted code: none is accepted twice. */
  last_step: integer("last_step").notNull().default(0),
  created_at: moment("created_at").notNull(),
  updated_at: moment("updated_at").notNull(),
  last_challenged_at: moment("last_challenged_at"),
});

export const challenges = accounts.table(
  "challenges",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    factor_id: uuid("factor_id")
      .notNull()
      .references(() => factors.id, { onDelete: "cascade" }),
    created_at: moment("created_at").notNull(),
  },
  (table) => [index("challenges_factor").on(table.factor_id)],
);

export const recoveryCodes = accounts.table(
  "recovery_codes",
  {
    factor_id: uuid("factor_id")
      .notNull()
      .references(() => factors.id, { onDelete: "cascade" }),
    code_hash: text("code_hash").notNull(),
    used_at: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.factor_id, table.code_hash] })],
);

export const signingKeys = accounts.table("signing_keys", {
  kid: uuid("kid").primaryKey().defaultRandom(),
  sealed_private_jwk: text("sealed_private_jwk").notNull(),
  public_jwk: jsonb("public_jwk").$type<Record<string, unknown>>().notNull(),
  status: text("status").$type<"standby" | "active" | "retired">().notNull(),
  created_at: moment("created_at").notNull(),
  changed_at: moment("changed_at").notNull(),
});

/** Against a hosted service the users themselves live elsewhere. */
export const staff = accounts.table("staff", {
  user_id: uuid("user_id").primaryKey(),
  email: text("email"),
  added_at: moment("added_at").notNull(),
  /** When the invitation was redeemed; rights begin then. */
  joined_at: moment("joined_at"),
});

export const auditLog = accounts.table(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    action: text("action").notNull(),
    user_id: uuid("user_id"),
    address: text("address").notNull().default(""),
    detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index("audit_log_at").on(table.at),
    index("audit_log_user").on(table.user_id, table.at.desc()),
  ],
);

function userId() {
  return uuid("user_id").references(() => users.id, { onDelete: "cascade" });
}
