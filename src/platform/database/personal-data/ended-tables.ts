/**
 * Tables whose changes are repeated after the restore of an older backup. With "absence", rows that had been deleted
 * are deleted again. With "its row", rows that had been inserted are inserted again. `key`: column that identifies a
 * row, never by an email address.
 */
export const endedTables = {
  "accounts.users": { key: "id", by: "absence" },
  "accounts.staff": { key: "user_id", by: "absence" },
  "public.newsletter_subscriptions": { key: "id", by: "absence" },
  "public.suppressions": { key: "email_hash", by: "its row" },
} as const satisfies Record<string, Ends>;

type Ends = { key: string; by: "absence" | "its row" };

export type EndedTable = keyof typeof endedTables;
