import { rowsOf } from "#platform/database/rows.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import type { Platform } from "#platform/platform.ts";

type Message = typeof contactMessages.$inferSelect;

/** Stores a message that causes no email, unlike a message from the contact form. */
export function storeMessage(
  { database }: Pick<Platform, "database">,
  given: Partial<Message> = {},
): Promise<Message> {
  const usual = { name: "Ada", email: "ada@x.org", phone: "", message: "m", service: "general" };
  return rowsOf(contactMessages).insert(database.db, { ...usual, ...given });
}
