/**
 * Tables of things that end for good, such as accounts and subscriptions. If a restored backup contains a thing that
 * has ended since, the site ends it once more. `key`: column that identifies the thing, never an email address. `by`:
 * how the table shows that a thing has ended. Either the row of the thing is gone (`absence`), or the table has a row
 * for the ending (`its row`).
 */
export const endedTables = {
  "accounts.users": { key: "id", by: "absence" },
  "accounts.staff": { key: "user_id", by: "absence" },
  "public.newsletter_subscriptions": { key: "id", by: "absence" },
  "public.suppressions": { key: "email_hash", by: "its row" },
} as const satisfies Record<string, Ends>;

type Ends = { key: string; by: "absence" | "its row" };

export type EndedTable = keyof typeof endedTables;
