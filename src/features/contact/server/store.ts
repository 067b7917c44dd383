import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import type { ContactContents } from "../contract.ts";
import type { Classification } from "./spam/classify.ts";

export const messageRows = rowsOf(contactMessages);

type Origin = { source: "form" | "chat"; transcript: string };
export type StoredMessage = ContactContents &
  Origin & {
    id: string;
    created_at: Date;
    person_id: string | null;
  };

export async function insertMessage(
  db: Db,
  message: ContactContents,
  { key, at, ...rest }: { key: string | undefined; at: Date } & Classification & Origin,
): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insert(contactMessages)
    .values({ id, ...message, ...rest, idempotency_key: key, created_at: at });
  return id;
}
