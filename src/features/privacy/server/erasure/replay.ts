import { wipeErased } from "#platform/database/personal-data/wipe.ts";
import type { Platform } from "#platform/platform.ts";
import { keptMailFolder, keptMails } from "#platform/mail/kept-mail.ts";
import { addressesIn, addressOf, type Address } from "../person/address.ts";
import { type Erasure, erasureRows, isOld, listErasures } from "./erasures-store.ts";
import { addToErasedList, readErasedList } from "./erased-list.ts";
import { removeKeptMails } from "../person/kept-copies.ts";
import { locate } from "../person/locate-store.ts";
import { deleteHashed, deleteRows, listAddresses, redactMentions } from "../person/person-store.ts";

/**
 * Erases those people again whom a restored backup brought back. Runs at each start, before the site serves requests.
 * @param more - erasures from a list that an operator gives to `npm run privacy -- replay`
 * @returns the number of erasures that the database lacked
 */
export async function replayErasures(
  platform: Platform,
  more: readonly Erasure[] = [],
): Promise<number> {
  const { database, config, log, now } = platform;
  const list = readErasedList(config.dataDir);
  const inDatabase = await listErasures(database.db);
  const known = new Set(inDatabase.map(({ id }) => id));
  const listed = new Set(list.map(({ id }) => id));
  const missed = [...list, ...more].filter(({ id, at }) => !known.has(id) && !isOld(at, now()));
  const unlisted = [...inDatabase, ...missed].filter(({ id }) => !listed.has(id));
  if (missed.length > 0) await eraseAgain(platform, missed);
  if (missed.length + unlisted.length > 0) await removeMails(platform, [...missed, ...unlisted]);
  // The erasures are recorded only after the data is deleted. If the site stops before that, the next start repeats
  // them.
  for (const erasure of missed) await erasureRows.insertNew(database.db, erasure);
  if (missed.length > 0) await wipeErased(database, now);
  if (unlisted.length > 0) addToErasedList(platform, unlisted);
  if (missed.length > 0) {
    log.warn({ count: missed.length }, "restored data: erasures since the backup were repeated");
  }
  return missed.length;
}

async function eraseAgain(platform: Platform, missed: readonly Erasure[]) {
  const { database } = platform;
  const addresses = await listAddresses(database.db);
  for (const { address } of findErased(platform, missed, addresses)) {
    const found = await locate(database.db, address);
    await database.db.transaction(async (tx) => {
      await deleteRows(tx, found);
      await redactMentions(tx, address, found);
    });
  }
  const hashes = missed.map(({ address_hash }) => address_hash);
  await database.db.transaction((tx) => deleteHashed(tx, hashes));
}

async function removeMails(platform: Platform, erasures: readonly Erasure[]): Promise<void> {
  const texts: string[] = [];
  for await (const { text } of keptMails(keptMailFolder(platform.config))) texts.push(text);
  const found = findErased(platform, erasures, texts.flatMap(addressesIn));
  for (const { address, at } of found) await removeKeptMails(platform, address, at);
}

function findErased(
  platform: Platform,
  erasures: readonly Erasure[],
  texts: Iterable<string>,
): { address: Address; at: Date }[] {
  const times = new Map(
    erasures
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ address_hash, at }) => [address_hash, at]),
  );
  const found = new Map<string, { address: Address; at: Date }>();
  for (const text of texts) {
    const address = addressOf(platform, text);
    const at = address && times.get(address.hash);
    if (at) found.set(address.canonical, { address, at });
  }
  return [...found.values()];
}
