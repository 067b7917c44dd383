import { bigint, integer, jsonb, pgSchema, text, uuid } from "drizzle-orm/pg-core";
import { annotate, holds, notPersonal } from "../annotation.ts";
import { createdAt, moment } from "./columns.ts";

/* Not named "auth", because hosted Supabase owns a schema of this name. */
const accounts = pgSchema("accounts");

export const users = accounts.table("users", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    app_metadata: jsonb("app_metadata")
      .$type<Record<string, unknown>>()
      .notNull()
      .default({
        provider: "email",
        providers: ["email"],
      }),
    /** Set by a trigger. Null while the address is unconfirmed. */
    person_id: uuid("person_id"),
  }),
  email: holds("email", text("email").notNull()),
  /** Password hash in PHC format. Null until a confirmed owner has chosen a password. */
  password_hash: holds("password", text("password_hash")),
  user_metadata: holds(
    "profile",
    jsonb("user_metadata").$type<Record<string, unknown>>().notNull().default({}),
  ),
  email_confirmed_at: holds("account_times", moment("email_confirmed_at")),
  invited_at: holds("account_times", moment("invited_at")),
  confirmation_sent_at: holds("account_times", moment("confirmation_sent_at")),
  recovery_sent_at: holds("account_times", moment("recovery_sent_at")),
  email_change: holds("new_email", text("email_change")),
  /** Which mailbox, the old or the new one, has already confirmed a change of the address. */
  email_change_half: holds("new_email", text("email_change_half").$type<"current" | "new">()),
  email_change_sent_at: holds("account_times", moment("email_change_sent_at")),
  banned_until: holds("blocked", moment("banned_until")),
  last_sign_in_at: holds("account_times", moment("last_sign_in_at")),
  created_at: holds("account_times", createdAt()),
  updated_at: holds("account_times", moment("updated_at").notNull().defaultNow()),
});
annotate(users, {
  kind: "accounts",
  person: { address: ["email"] },
  forget: [
    {
      period: "unconfirmedAccountDays",
      since: "updated_at",
      while:
        "email_confirmed_at is null and not exists (select from accounts.staff where staff.user_id = users.id)",
    },
  ],
});

/** `timestamp`: Unix time in seconds, as in the access token. */
export type Proof = { method: string; timestamp: number };

export const sessions = accounts.table("sessions", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    user_id: uuid("user_id").notNull(),
    /** How often the refresh token was replaced. A token with a lower number is no longer valid. */
    counter: integer("counter").notNull().default(0),
  }),
  amr: holds("proofs", jsonb("amr").$type<Proof[]>().notNull()),
  user_agent: holds("browser", text("user_agent").notNull().default("")),
  created_at: holds("browser", moment("created_at").notNull()),
  refreshed_at: holds("browser", moment("refreshed_at").notNull()),
});
annotate(sessions, {
  kind: "accounts",
  person: { links: [{ column: "user_id", of: "accounts.users" }] },
  forget: [
    { period: "sessionUnusedDays", since: "refreshed_at" },
    { period: "sessionMaxDays", since: "created_at" },
  ],
});

export const oneTimeTokens = accounts.table("one_time_tokens", {
  ...notPersonal({
    id: uuid("id").primaryKey(),
    /** Null if no account has the email address. */
    user_id: uuid("user_id"),
    kind: text("kind").notNull(),
    tries: integer("tries").notNull().default(0),
    code_challenge: text("code_challenge"),
    code_challenge_method: text("code_challenge_method").$type<"s256" | "plain">(),
  }),
  email: holds("email", text("email").notNull()),
  link_hash: holds("mailed_code", text("link_hash").notNull()),
  code_hash: holds("mailed_code", text("code_hash").notNull()),
  sent_at: holds("account_times", moment("sent_at").notNull()),
});
annotate(oneTimeTokens, {
  kind: "accounts",
  person: { address: ["email"], links: [{ column: "user_id", of: "accounts.users" }] },
  forget: [{ period: "mailedCodeDays", since: "sent_at" }],
});

export const factors = accounts.table("factors", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    user_id: uuid("user_id").notNull(),
    factor_type: text("factor_type").$type<"totp" | "recovery_code">().notNull(),
    status: text("status").$type<"unverified" | "verified">().notNull(),
    /** Time step (RFC 6238) of the last accepted code. Codes of this step and of earlier ones are refused. */
    last_step: integer("last_step").notNull().default(0),
  }),
  friendly_name: holds("authenticator_name", text("friendly_name").notNull()),
  sealed_secret: holds("authenticator", text("sealed_secret")),
  created_at: holds("account_times", moment("created_at").notNull()),
  updated_at: holds("account_times", moment("updated_at").notNull()),
  last_challenged_at: holds("account_times", moment("last_challenged_at")),
});
annotate(factors, {
  kind: "accounts",
  person: { links: [{ column: "user_id", of: "accounts.users" }] },
});

export const challenges = accounts.table("challenges", {
  ...notPersonal({
    id: uuid("id").primaryKey().defaultRandom(),
    factor_id: uuid("factor_id").notNull(),
  }),
  created_at: holds("account_times", moment("created_at").notNull()),
});
annotate(challenges, {
  kind: "accounts",
  person: { links: [{ column: "factor_id", of: "accounts.factors" }] },
  forget: [{ period: "challengeDays", since: "created_at" }],
});

export const recoveryCodes = accounts.table("recovery_codes", {
  ...notPersonal({
    factor_id: uuid("factor_id").notNull(),
  }),
  code_hash: holds("recovery_codes", text("code_hash").notNull()),
  used_at: holds("account_times", moment("used_at")),
});
annotate(recoveryCodes, {
  kind: "accounts",
  person: { links: [{ column: "factor_id", of: "accounts.factors" }] },
});

export const signingKeys = accounts.table(
  "signing_keys",
  notPersonal({
    kid: uuid("kid").primaryKey().defaultRandom(),
    sealed_private_jwk: text("sealed_private_jwk").notNull(),
    public_jwk: jsonb("public_jwk").$type<Record<string, unknown>>().notNull(),
    status: text("status").$type<"standby" | "active" | "retired">().notNull(),
    created_at: moment("created_at").notNull(),
    changed_at: moment("changed_at").notNull(),
  }),
);

export const staff = accounts.table("staff", {
  ...notPersonal({
    user_id: uuid("user_id").primaryKey(),
  }),
  email: holds("email", text("email")),
  /** Name of the member of staff. Customers read it below an answer, together with the signature. */
  name: holds("staff_name", text("name").notNull().default("")),
  signature: holds("staff_name", text("signature").notNull().default("")),
  added_at: holds("staff", moment("added_at").notNull()),
  /** When the person opened the invitation, and got the rights of staff. */
  joined_at: holds("staff", moment("joined_at")),
});
annotate(staff, {
  kind: "accounts",
  person: { address: ["email"], links: [{ column: "user_id", of: "accounts.users" }] },
});

export const auditLog = accounts.table("audit_log", {
  ...notPersonal({
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: uuid("user_id"),
  }),
  at: holds("action_time", moment("at").notNull()),
  action: holds("action", text("action").notNull()),
  address: holds("network_address", text("address").notNull().default("")),
  detail: holds(
    "action_detail",
    jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
  ),
});
annotate(auditLog, {
  kind: "accountLog",
  person: { links: [{ column: "user_id", of: "accounts.users" }] },
  forget: [{ period: "auditDays", since: "at" }],
});
