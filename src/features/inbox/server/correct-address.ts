import { keepFormerAddress } from "#features/people/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { redirectAnswers } from "./replies/store.ts";
import type { StoredMessage } from "./store.ts";

/**
 * Carries out what follows from the correction of a message's email address. Unsent answers go to the corrected
 * address, and the former address stays known. A newsletter subscription stays with the former address, because nobody
 * has confirmed it for the corrected one.
 * @param isNew - whether nobody had the corrected address before
 */
export async function moveToAddress(
  platform: Platform,
  tx: Db,
  actor: string,
  { before, after, isNew }: { before: StoredMessage; after: StoredMessage; isNew: boolean },
): Promise<void> {
  await redirectAnswers(tx, after.id, after.email);
  const [former, id] = [before.person_id, after.person_id];
  const since = before.created_at;
  if (id && former !== id)
    await keepFormerAddress(platform, tx, actor, { id, former, isNew, since });
}
