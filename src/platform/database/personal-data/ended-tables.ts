/**
 * Tables that show what has ended for good, such as an account or a subscription. After the restore of an older backup,
 * the site ends these things again. `key`: column that identifies the account or the like; never an email address.
 * `by`: whether the `absence` of the row, or `its row`, shows that something has ended.
 */
export const endedTables = {
  "accounts.users": { key: "id", by: "absence" },
  "accounts.staff": { key: "user_id", by: "absence" },
  "public.newsletter_subscriptions": { key: "id", by: "absence" },
  "public.suppressions": { key: "email_hash", by: "its row" },
} as const satisfies Record<string, Ends>;

type Ends = { key: string; by: "absence" | "its row" };

export type EndedTable = keyof typeof endedTables;
