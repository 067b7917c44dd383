import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { messageFiles } from "#platform/database/schema/replies.ts";

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

/** Leaves out the files of later replies and answers. */
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
