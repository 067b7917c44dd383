/**
 * Tables whose changes the site repeats after the restore of an older backup, which lacks these changes.
 * - `by`: with "absence", deleted rows are deleted again. With "its row", inserted rows are inserted again.
 * - `key`: the column by which the file `endings.jsonl` names a row: an id or a hash, never an email address.
 */
export const endedTables = {
  "accounts.users": { key: "id", by: "absence" },
  "accounts.staff": { key: "user_id", by: "absence" },
  "public.newsletter_subscriptions": { key: "id", by: "absence" },
  "public.contact_messages": { key: "id", by: "absence" },
  "public.suppressions": { key: "email_hash", by: "its row" },
} as const satisfies Record<string, Ends>;

type Ends = { key: string; by: "absence" | "its row" };

export type EndedTable = keyof typeof endedTables;
