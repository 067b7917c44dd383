import { inbox as labels } from "#content/accounts/admin.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { findFile } from "./store.ts";

/** Reads a file of a message. @throws Refusal `not_found` */
export async function openFile(
  { database }: Platform,
  messageId: string,
  id: string,
): Promise<{ name: string; body: Uint8Array }> {
  const file = await findFile(database.db, messageId, id);
  if (!file) throw new Refusal("not_found", labels.replies.noFile);
  return file;
}
