import { and, eq, gt, isNull, ne } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";
import { messageFiles } from "#platform/database/schema/replies.ts";
import { findUntried } from "#platform/outbox/store.ts";

export const messageRows = rowsOf(contactMessages);

export type StoredMessage = typeof contactMessages.$inferSelect;

export async function countArrived(db: Db, since: Date): Promise<number> {
  const arrived = { created_at: (at: PgColumn) => gt(at, since) };
  return messageRows.count(db, { ...arrived, status: (status) => ne(status, "spam") });
}

/** Finds and locks the waiting digest, which is one email to staff about several messages. */
export async function findOpenDigest(tx: Db, now: Date): Promise<string | undefined> {
  return findUntried(tx, "contact_digest", gt(deliveries.next_at, now));
}

type NewFile = { name: string; type: string; body: Uint8Array };

export async function insertFiles(
  tx: Db,
  files: readonly NewFile[],
  owner: { message_id: string; reply_id?: string; answer_id?: string; created_at: Date },
): Promise<void> {
  for (const [place, file] of files.entries()) {
    await tx.insert(messageFiles).values({ ...owner, ...file, place, size: file.body.length });
  }
}

/** Lists the files that came with the message itself, not those of later replies and answers. */
export async function listOwnFiles(
  db: Db,
  messageId: string,
): Promise<{ name: string; size: number }[]> {
  const { name, size, message_id, reply_id, answer_id, place } = messageFiles;
  return db
    .select({ name, size })
    .from(messageFiles)
    .where(and(eq(message_id, messageId), isNull(reply_id), isNull(answer_id)))
    .orderBy(place);
}
