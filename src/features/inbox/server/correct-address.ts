import { keepFormerAddress } from "#features/people/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { redirectAnswers } from "./replies/store.ts";
import type { StoredMessage } from "./store.ts";

/**
 * Follows a message to its corrected address: answers that have not left go there too, and the former address stays
 * known. A subscription of the former address stays with it, because nobody has confirmed it with the new one.
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
