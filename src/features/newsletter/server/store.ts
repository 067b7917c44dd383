import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { newsletterConsents, newsletterSubscriptions } from "#platform/database/schema/mail.ts";
import { downloadLeads } from "#platform/database/schema/messages.ts";
import type { Wish } from "../contract.ts";

export const subscriptionRows = rowsOf(newsletterSubscriptions);
export const consentRows = rowsOf(newsletterConsents);

/**
 * Stores a request to subscribe. If the address has an unconfirmed request, this request is renewed, provided that it
 * was made before the time `again` and has caused fewer than `maxMails` emails.
 * @returns the subscription's id if a confirmation email must be sent
 */
export async function upsertRequest(
  db: Db,
  email: string,
  wish: Wish,
  { at, again, maxMails }: { at: Date; again: Date; maxMails: number },
): Promise<string | undefined> {
  const [row] = await db
    .insert(newsletterSubscriptions)
    .values({ email, ...wish, requested_at: at })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { ...wish, requested_at: at, mails: sql`${newsletterSubscriptions.mails} + 1` },
      setWhere: and(
        isNull(newsletterSubscriptions.confirmed_at),
        lt(newsletterSubscriptions.requested_at, again),
        lt(newsletterSubscriptions.mails, maxMails),
      ),
    })
    .returning({ id: newsletterSubscriptions.id });
  return row?.id;
}

/** Deletes the unconfirmed request to subscribe that somebody made in the chat for this address. */
export async function deleteChatRequest(db: Db, email: string): Promise<void> {
  await subscriptionRows.remove(db, { email, source: "chat", confirmed_at: null });
}

/** @returns false if there is no unconfirmed request that is newer than `since` */
export async function confirmRequest(
  db: Db,
  id: string,
  { at, since, words }: { at: Date; since: Date; words: string },
): Promise<boolean> {
  const open = { id, confirmed_at: null, requested_at: (asked: PgColumn) => gt(asked, since) };
  const confirmed = { confirmed_at: at, confirmed_words: words };
  return (await subscriptionRows.update(db, open, confirmed)) !== undefined;
}

export async function findDownloaded(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: downloadLeads.template_id })
    .from(downloadLeads)
    .where(eq(downloadLeads.email, email));
  return rows.map(({ id }) => id);
}
