import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { emailHash, subscriptionEndedFor } from "#platform/suppressions/suppressions.ts";
import { findConsent, findSubscription, listRequestedSince } from "./store.ts";

/**
 * A mailed link ends the present stay on the list, also one that was begun after that email.
 * @param id of the subscription that the link was made for
 * @returns the id of what the same address has by now, or ended last; else the same
 */
export async function presentSubscription(platform: Platform, db: Db, id: string): Promise<string> {
  if (await findSubscription(db, id)) return id;
  const ended = await findConsent(db, id);
  if (!ended) return id;
  const since = await listRequestedSince(db, ended.endedAt);
  const present = since.find(({ email }) => emailHash(platform, email) === ended.hash);
  return present?.id ?? (await subscriptionEndedFor(db, ended.hash)) ?? id;
}
