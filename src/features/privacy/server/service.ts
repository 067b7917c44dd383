import { privacyDesk } from "#content/accounts/privacy-desk.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { ErasureResult, ForStaff, PersonData } from "../contract.ts";
import { addressOf, type Address } from "./person/address.ts";
import { eraseRows, finishErasure, type MadeBy } from "./erasure/erase.ts";
import { show } from "./person/show.ts";
import { describeMentions } from "./person/mentions.ts";
import { locate, locateTwice, type Located } from "./person/locate-store.ts";
import { findMerged, isOfStaff, mentionsOf } from "./person/person-store.ts";

export { eraseMessage } from "./erasure/erase-message.ts";
export { replayEndings } from "./erasure/replay-endings.ts";
export { replayErasures } from "./erasure/replay.ts";
export { describeStoredData } from "./stored-data.ts";

/**
 * At most this many texts about others that mention a person are shown, the newest first. The total number is shown
 * separately.
 */
const MAX_MENTIONS = 200;

export async function showPerson(platform: Platform, email: string): Promise<PersonData> {
  return show(platform, requireAddress(platform, email));
}

/**
 * Finds facts that only staff may see. The owner of an address must not see the addresses merged with it, because
 * nobody has proved that they belong to the same person.
 */
export async function findForStaff(platform: Platform, email: string): Promise<ForStaff> {
  const { db } = platform.database;
  const address = requireAddress(platform, email);
  const found = await locate(db, address);
  return {
    others: (await findMerged(db, address)).map((person) => person.email),
    isStaff: await isOfStaff(db, address),
    mentioned: describeMentions(mentionsOf(found)).slice(0, MAX_MENTIONS),
  };
}

/** @throws Refusal `conflict` for a member of staff, who must be removed from staff first */
export async function erasePerson(
  platform: Platform,
  email: string,
  by: MadeBy,
): Promise<ErasureResult> {
  const { db } = platform.database;
  const address = requireAddress(platform, email);
  if (await isOfStaff(db, address)) throw new Refusal("conflict", privacyDesk.ofStaff);
  const found = await locateTwice(db, address);
  const erasure = await db.transaction((tx) => eraseRows(platform, tx, address, by, found));
  return finishErasure(platform, address, erasure);
}

/**
 * Finds the data of an account's owner. To be called before the transaction of `eraseOwner`, which then locks rows only
 * briefly.
 */
export async function locateOwner(platform: Platform, email: string): Promise<Located[]> {
  return locateTwice(platform.database.db, requireAddress(platform, email));
}

/**
 * Erases the owner of an account, in the transaction in which the caller checks the owner's password or code.
 * @returns a function that completes the erasure, to be called after the transaction
 */
export async function eraseOwner(
  platform: Platform,
  tx: Db,
  { userId, email }: { userId: string; email: string },
  found: readonly Located[],
): Promise<() => Promise<ErasureResult>> {
  const address = requireAddress(platform, email);
  const by: MadeBy = { made_by: "account", made_by_user: userId };
  const erasure = await eraseRows(platform, tx, address, by, found);
  return () => finishErasure(platform, address, erasure);
}

function requireAddress(platform: Platform, email: string): Address {
  const address = addressOf(platform, email);
  if (!address) throw new Refusal("not_found", privacyDesk.noAddress);
  return address;
}
