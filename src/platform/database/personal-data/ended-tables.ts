/**
 * Tables in which something ends for good, such as an account or a subscription. If a restored backup contains it
 * again, the site ends it once more. `key`: column that identifies what ended, never an email address. `by`: whether
 * the end is the deletion of a row (`absence`) or a new row (`its row`).
 */
export const endedTables = {
  "accounts.users": { key: "id", by: "absence" },
  "accounts.staff": { key: "user_id", by: "absence" },
  "public.newsletter_subscriptions": { key: "id", by: "absence" },
  "public.suppressions": { key: "email_hash", by: "its row" },
} as const satisfies Record<string, Ends>;

type Ends = { key: string; by: "absence" | "its row" };

export type EndedTable = keyof typeof endedTables;
