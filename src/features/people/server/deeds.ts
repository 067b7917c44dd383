import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { insertDeed, type Deed } from "./store.ts";

/** What staff did, in the transaction in which they did it. */
export async function recordDeed(
  { now }: Pick<Platform, "now">,
  tx: Db,
  deed: Omit<Deed, "at">,
): Promise<void> {
  await insertDeed(tx, { ...deed, at: now() });
}
