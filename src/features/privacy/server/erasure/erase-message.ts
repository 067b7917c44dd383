import { rm } from "node:fs/promises";
import { privacyDesk } from "#content/accounts/privacy-desk.ts";
import { inbox } from "#content/accounts/admin.ts";
import { noteEnding } from "#platform/endings/endings.ts";
import { keptMailFolder, keptMails } from "#platform/mail/kept-mail.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { emailHash } from "#platform/suppressions/suppressions.ts";
import type { MadeBy } from "./erase.ts";
import { addToErasedList } from "./erased-list.ts";
import { erasureRows, type Erasure } from "./erasures-store.ts";
import { deleteMessage, messageRows } from "./message-store.ts";

const TABLE = "public.contact_messages";

/**
 * Erases a message that is spam, or whose sender left no email address. For any other message, staff have to erase
 * everything about the sender's address instead.
 * @throws Refusal `not_found`; `conflict` if there is an address, and the message is no spam
 */
export async function eraseMessage(platform: Platform, id: string, by: MadeBy): Promise<void> {
  const { database, config, log, now, outbox } = platform;
  // The record of an erasure needs the hash of an email address. Here, the hash of the message's id takes its place. No
  // address has the same hash, because no address equals an id.
  const address_hash = emailHash(platform, id);
  const counts = { [TABLE]: 1 };
  const erasure: Erasure = { id: crypto.randomUUID(), address_hash, at: now(), ...by, counts };
  await database.db.transaction(async (tx) => {
    const message = await messageRows.lock(tx, id);
    if (!message) throw new Refusal("not_found", inbox.notFound);
    if (message.email !== "" && message.status !== "spam")
      throw new Refusal("conflict", privacyDesk.byAddress);
    const person_id = await deleteMessage(tx, id);
    if (person_id) await outbox.publish(tx, { type: "person.erased", person_id });
    await erasureRows.insertNew(tx, erasure);
    noteEnding(platform, tx, { table: TABLE, key: id });
  });
  addToErasedList(platform, [erasure]);
  // Emails to staff about the message contain its id, as part of a link to the message.
  for await (const mail of keptMails(keptMailFolder(config)))
    if (mail.text.includes(id)) await rm(mail.path, { force: true });
  log.info({ counts }, "a message was erased");
}
