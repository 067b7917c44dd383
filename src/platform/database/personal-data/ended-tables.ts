/**
 * Tables that show whether a thing, such as an account or a subscription, has ended for good. If a restored backup
 * contains a thing that has ended since, the site ends it once more. `key`: column that identifies the thing, never an
 * email address. `by`: how the table shows that a thing has ended. With `absence`, the thing's row is gone. With `its
 * row`, a row says that the thing has ended.
 */
export const endedTables = {
  "accounts.users": { key: "id", by: "absence" },
  "accounts.staff": { key: "user_id", by: "absence" },
  "public.newsletter_subscriptions": { key: "id", by: "absence" },
  "public.suppressions": { key: "email_hash", by: "its row" },
} as const satisfies Record<string, Ends>;

type Ends = { key: string; by: "absence" | "its row" };

export type EndedTable = keyof typeof endedTables;
