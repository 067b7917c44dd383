/**
 * Tables of things that end for good, such as accounts and subscriptions. If a restored backup contains such a thing
 * again, the site ends it once more. `key`: column that identifies the thing, never an email address. `by`: whether the
 * thing ends when its row is deleted (`absence`), or when a row is added (`its row`).
 */
export const endedTables = {
  "accounts.users": { key: "id", by: "absence" },
  "accounts.staff": { key: "user_id", by: "absence" },
  "public.newsletter_subscriptions": { key: "id", by: "absence" },
  "public.suppressions": { key: "email_hash", by: "its row" },
} as const satisfies Record<string, Ends>;

type Ends = { key: string; by: "absence" | "its row" };

export type EndedTable = keyof typeof endedTables;
