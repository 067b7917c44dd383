import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { emailHash, subscriptionEndedFor } from "#platform/suppressions/suppressions.ts";
import { consentRows, listRequestedSince, subscriptionRows } from "./store.ts";

/**
 * Finds the subscription that the link in an email now means: after the person has subscribed again, the new one.
 * @param id - id of the subscription for which the link was made
 * @returns the current subscription, or else the one that ended last, or else `id` itself
 */
export async function presentSubscription(platform: Platform, db: Db, id: string): Promise<string> {
  if (await subscriptionRows.find(db, id)) return id;
  const ended = await consentRows.find(db, id);
  if (!ended) return id;
  const since = await listRequestedSince(db, ended.withdrawn_at);
  const present = since.find(({ email }) => emailHash(platform, email) === ended.email_hash);
  return present?.id ?? (await subscriptionEndedFor(db, ended.email_hash)) ?? id;
}
