import { privacyDesk } from "#content/accounts/privacy-desk.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { ErasureResult, ForStaff, PersonData } from "../contract.ts";
import { addressOf, type Address } from "./person/address.ts";
import { erase, eraseRows, finishErasure, type MadeBy } from "./erasure/erase.ts";
import { show } from "./person/show.ts";
import { describeMentions } from "./person/mentions.ts";
import { findMentions, findMerged, isOfStaff } from "./person/person-store.ts";

/** Shown to staff, newest first; how many there are is told besides. */
const MAX_MENTIONS = 200;

export async function showPerson(platform: Platform, email: string): Promise<PersonData> {
  return show(platform, requireAddress(platform, email));
}

/** For staff alone: who asks for an address has not shown that the merged ones are theirs. */
export async function findForStaff(platform: Platform, email: string): Promise<ForStaff> {
  const { db } = platform.database;
  const address = requireAddress(platform, email);
  const found = await findMentions(db, address, MAX_MENTIONS);
  return {
    others: (await findMerged(db, address)).map((person) => person.email),
    isStaff: await isOfStaff(db, address),
    mentioned: describeMentions(found).slice(0, MAX_MENTIONS),
  };
}

/** @throws Refusal `conflict`: of staff, who have to be removed from it first */
export async function erasePerson(
  platform: Platform,
  email: string,
  by: MadeBy,
): Promise<ErasureResult> {
  const address = requireAddress(platform, email);
  if (await isOfStaff(platform.database.db, address)) {
    throw new Refusal("conflict", privacyDesk.ofStaff);
  }
  return erase(platform, address, by);
}

/** In a transaction that also checks who asks. @returns to be called when that is committed */
export async function eraseOwner(
  platform: Platform,
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<() => Promise<ErasureResult>> {
  const address = requireAddress(platform, email);
  const by: MadeBy = { made_by: "account", made_by_user: userId };
  const erasure = await eraseRows(platform, tx, address, by);
  return () => finishErasure(platform, address, erasure);
}

function requireAddress(platform: Platform, email: string): Address {
  const address = addressOf(platform, email);
  if (!address) throw new Refusal("not_found", privacyDesk.noAddress);
  return address;
}
