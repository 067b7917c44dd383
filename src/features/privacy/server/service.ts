import { privacyDesk } from "#content/accounts/privacy-desk.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { ErasureResult, ForStaff, PersonData } from "../contract.ts";
import { addressOf, type Address } from "./person/address.ts";
import {
  eraseRows,
  finishErasure,
  type AllFound,
  type Found,
  type MadeBy,
} from "./erasure/erase.ts";
import { show } from "./person/show.ts";
import { describeMentions } from "./person/mentions.ts";
import { locate, locateTwice } from "./person/locate-store.ts";
import {
  findMerged,
  isOfStaff,
  isUsed,
  listMergedInto,
  mentionsOf,
} from "./person/person-store.ts";

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
  return show(platform, await locatePerson(platform, email));
}

/** Like `showPerson`, with facts that only staff may see. */
export async function showToStaff(
  platform: Platform,
  email: string,
): Promise<PersonData & ForStaff> {
  const own = await locatePerson(platform, email);
  const along = await locateAlong(platform, own.address);
  return { ...(await show(platform, own)), ...(await factsForStaff(platform, [own, ...along])) };
}

/** @throws Refusal `conflict` for a member of staff, who must be removed from staff first */
export async function erasePerson(
  platform: Platform,
  email: string,
  by: MadeBy,
): Promise<ErasureResult & ForStaff> {
  const { db } = platform.database;
  const address = requireAddress(platform, email);
  if (await isOfStaff(db, address)) throw new Refusal("conflict", privacyDesk.ofStaff);
  const found = await locateAll(platform, address);
  const facts = await factsForStaff(platform, found);
  const erased = await db.transaction((tx) => eraseRows(platform, tx, by, found));
  return { ...(await finishErasure(platform, erased)), ...facts };
}

/**
 * Finds facts that only staff may see. The owner of an address must not see the addresses merged with it, because
 * nobody has proved that they belong to the same person.
 */
async function factsForStaff(
  { database: { db } }: Platform,
  [{ address, located }, ...along]: AllFound,
): Promise<ForStaff> {
  const erasedAlong = new Set(along.map((each) => each.address.canonical));
  const others = (await findMerged(db, address)).map((person) => person.email);
  return {
    others: others.filter((other) => !erasedAlong.has(other)),
    isStaff: await isOfStaff(db, address),
    mentioned: describeMentions(mentionsOf(located)).slice(0, MAX_MENTIONS),
  };
}

/**
 * Finds the data of an account's owner. To be called before the transaction of `eraseOwner`, which then locks rows only
 * briefly.
 */
export async function locateOwner(platform: Platform, email: string): Promise<AllFound> {
  return locateAll(platform, requireAddress(platform, email));
}

/**
 * Erases the owner of an account, in the transaction in which the caller checks the owner's password or code.
 * @param found - what `locateOwner` returned
 * @returns a function that completes the erasure, to be called after the transaction
 */
export async function eraseOwner(
  platform: Platform,
  tx: Db,
  userId: string,
  found: AllFound,
): Promise<() => Promise<ErasureResult>> {
  const by: MadeBy = { made_by: "account", made_by_user: userId };
  const erased = await eraseRows(platform, tx, by, found);
  return () => finishErasure(platform, erased);
}

async function locatePerson(platform: Platform, email: string): Promise<Found> {
  const address = requireAddress(platform, email);
  return { address, located: await locate(platform.database.db, address) };
}

async function locateAll(platform: Platform, address: Address): Promise<AllFound> {
  const located = await locateTwice(platform.database.db, address);
  return [{ address, located }, ...(await locateAlong(platform, address))];
}

/**
 * Finds the addresses that are erased along with an address: those that are merged into it and that nobody uses, such
 * as a mistyped one that staff have corrected. The person knows only the right address, and so could not ask for the
 * erasure of the others. Addresses of staff are left out.
 */
async function locateAlong(platform: Platform, address: Address): Promise<Found[]> {
  const { db } = platform.database;
  const along: Found[] = [];
  for (const email of await listMergedInto(db, address)) {
    const other = addressOf(platform, email);
    if (!other || (await isOfStaff(db, other))) continue;
    const located = await locateTwice(db, other);
    if (!isUsed(located)) along.push({ address: other, located });
  }
  return along;
}

function requireAddress(platform: Platform, email: string): Address {
  const address = addressOf(platform, email);
  if (!address) throw new Refusal("not_found", privacyDesk.noAddress);
  return address;
}
