import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { contentsOf } from "../contract.ts";
import { findMessage } from "./store.ts";

export async function publishMessage({ outbox }: Platform, tx: Db, id: string): Promise<void> {
  const message = await findMessage(tx, id);
  if (!message) return;
  const details = { message_id: id, ...contentsOf(message) };
  const { source, transcript } = message;
  await outbox.publish(
    tx,
    source === "chat"
      ? { type: "chat.handoff", ...details, transcript }
      : { type: "contact.received", ...details },
  );
}
