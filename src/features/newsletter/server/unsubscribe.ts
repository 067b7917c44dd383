import { gte } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/database.ts";
import { noteEnding } from "#platform/endings/endings.ts";
import type { Platform } from "#platform/platform.ts";
import {
  emailHash,
  hasEnded,
  subscriptionEndedFor,
  suppress,
} from "#platform/suppressions/suppressions.ts";
import { consentRows, subscriptionRows } from "./store.ts";

/**
 * Deletes a subscription. The proof of a confirmed consent remains, and so does a keyed hash of the address, which
 * prevents further emails.
 * @param at - time of the unsubscribe
 * @returns false if there is no such subscription; true also if the subscription has ended before
 */
export async function unsubscribe(
  platform: Platform,
  id: string,
  at = platform.now(),
): Promise<boolean> {
  return platform.database.db.transaction(async (tx) => {
    const ended = await subscriptionRows.remove(tx, id);
    if (!ended) return hasEnded(tx, id);
    const { email, confirmed_at, source, page, words, requested_at, confirmed_words } = ended;
    await suppress(platform, tx, email, { reason: "unsubscribed", subscriptionId: id, at });
    noteEnding(platform, tx, { table: "public.newsletter_subscriptions", key: id });
    if (!confirmed_at) return true;
    await platform.outbox.publish(tx, { type: "newsletter.unsubscribed", email });
    await consentRows.insert(tx, {
      id,
      email_hash: emailHash(platform, email),
      source,
      page,
      words,
      requested_at,
      confirmed_at,
      confirmed_words,
      withdrawn_at: at,
    });
    return true;
  });
}

/**
 * Returns the subscription for which a link in an email works. Usually the link was made for it; if the person has
 * since unsubscribed and subscribed again, it is the new subscription.
 * @param id - id of the subscription for which the link was made
 * @returns the id of the current subscription, or else of the one that ended last, or else `id` itself
 */
export async function presentSubscription(platform: Platform, db: Db, id: string): Promise<string> {
  const ended = await consentRows.find(db, id);
  if (!ended) return id;
  const since = { requested_at: (at: PgColumn) => gte(at, ended.withdrawn_at) };
  const requests = await subscriptionRows.list(db, since, []);
  const present = requests.find(({ email }) => emailHash(platform, email) === ended.email_hash);
  return present?.id ?? (await subscriptionEndedFor(db, ended.email_hash)) ?? id;
}
