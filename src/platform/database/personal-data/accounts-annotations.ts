import { notPersonal, type Annotations } from "./annotation.ts";

const OF_USER = [{ column: "user_id", of: "accounts.users" }] as const;
const OF_FACTOR = [{ column: "factor_id", of: "accounts.factors" }] as const;

export const accountsAnnotations = {
  "accounts.users": {
    kind: "accounts",
    person: { address: ["email"] },
    ends: { key: "id", by: "absence" },
    forget: [
      {
        period: "unconfirmedAccountDays",
        since: "updated_at",
        while:
          "email_confirmed_at is null and not exists (select from accounts.staff where staff.user_id = users.id)",
      },
    ],
    columns: {
      email: "email",
      password_hash: "password",
      user_metadata: "profile",
      email_change: "new_email",
      email_change_half: "new_email",
      email_change_sent_at: "account_times",
      email_confirmed_at: "account_times",
      invited_at: "account_times",
      confirmation_sent_at: "account_times",
      recovery_sent_at: "account_times",
      last_sign_in_at: "account_times",
      created_at: "account_times",
      updated_at: "account_times",
      banned_until: "blocked",
      ...notPersonal("id", "person_id", "app_metadata"),
    },
  },
  "accounts.sessions": {
    kind: "accounts",
    person: { links: OF_USER },
    forget: [
      { period: "sessionUnusedDays", since: "refreshed_at" },
      { period: "sessionMaxDays", since: "created_at" },
    ],
    columns: {
      user_agent: "browser",
      created_at: "browser",
      refreshed_at: "browser",
      amr: "proofs",
      ...notPersonal("id", "user_id", "counter"),
    },
  },
  "accounts.one_time_tokens": {
    kind: "accounts",
    person: { address: ["email"], links: OF_USER },
    forget: [{ period: "mailedCodeDays", since: "sent_at" }],
    columns: {
      email: "email",
      link_hash: "mailed_code",
      code_hash: "mailed_code",
      sent_at: "account_times",
      ...notPersonal("id", "user_id", "kind", "tries", "code_challenge", "code_challenge_method"),
    },
  },
  "accounts.factors": {
    kind: "accounts",
    person: { links: OF_USER },
    columns: {
      friendly_name: "authenticator_name",
      sealed_secret: "authenticator",
      created_at: "account_times",
      updated_at: "account_times",
      last_challenged_at: "account_times",
      ...notPersonal("id", "user_id", "factor_type", "status", "last_step"),
    },
  },
  "accounts.challenges": {
    kind: "accounts",
    person: { links: OF_FACTOR },
    forget: [{ period: "challengeDays", since: "created_at" }],
    columns: { created_at: "account_times", ...notPersonal("id", "factor_id") },
  },
  "accounts.recovery_codes": {
    kind: "accounts",
    person: { links: OF_FACTOR },
    columns: {
      code_hash: "recovery_codes",
      used_at: "account_times",
      ...notPersonal("factor_id"),
    },
  },
  "accounts.staff": {
    kind: "accounts",
    person: { address: ["email"], links: OF_USER },
    ends: { key: "user_id", by: "absence" },
    columns: { email: "email", added_at: "staff", joined_at: "staff", ...notPersonal("user_id") },
  },
  "accounts.audit_log": {
    kind: "accountLog",
    person: { links: OF_USER },
    forget: [{ period: "auditDays", since: "at" }],
    columns: {
      action: "action",
      at: "action_time",
      address: "network_address",
      detail: "action_detail",
      ...notPersonal("id", "user_id"),
    },
  },
  "accounts.signing_keys": {
    columns: {
      ...notPersonal("kid", "sealed_private_jwk", "public_jwk"),
      ...notPersonal("status", "created_at", "changed_at"),
    },
  },
} as const satisfies Annotations;
