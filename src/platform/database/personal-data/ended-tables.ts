/**
 * Tables in which something ends for good, such as an account or a subscription. If a backup brings it back, the site
 * ends it again. `key`: column that identifies what ended, never an email address. `by`: whether it ended because its
 * row was deleted (`absence`) or inserted (`its row`).
 */
export const endedTables = {
  "accounts.users": { key: "id", by: "absence" },
  "accounts.staff": { key: "user_id", by: "absence" },
  "public.newsletter_subscriptions": { key: "id", by: "absence" },
  "public.suppressions": { key: "email_hash", by: "its row" },
} as const satisfies Record<string, Ends>;

type Ends = { key: string; by: "absence" | "its row" };

export type EndedTable = keyof typeof endedTables;
