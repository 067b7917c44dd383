import { unsubscribe } from "#features/newsletter/server/service.ts";
import { endedTables } from "#platform/database/personal-data/ended-tables.ts";
import { readEndings, replaceEndings, type Ending } from "#platform/endings/endings.ts";
import type { Platform } from "#platform/platform.ts";
import { deleteMessage } from "./message-store.ts";
import { deleteEnded, findKeys, insertKept, listKept } from "./endings-store.ts";
import { isOld } from "./erasures-store.ts";

/**
 * Repeats deletions that a restored backup has undone: subscriptions, messages, staff rights and accounts that came
 * back are deleted again. The function also stores missing suppressions again, and deletes those that had been lifted.
 * The site calls it at each start, before it serves requests.
 * @param more - deletion records from a list that an operator gives to `npm run privacy -- replay`
 * @returns the number of rows that had to be corrected
 */
export async function replayEndings(
  platform: Platform,
  more: readonly Ending[] = [],
): Promise<number> {
  const { database, config, log, now } = platform;
  const read = () =>
    new Map([...more, ...readEndings(config.dataDir)].map((ending) => [idOf(ending), ending]));
  const missed = await findMissed(platform, [...read().values()]);
  for (const ending of missed) await endAgain(platform, ending);
  const recorded = await listKept(database.db, now());
  // Reads the list of deletion records from the file again, because another replica of the site may have added some
  // meanwhile.
  const listed = read();
  const unlisted = recorded.filter((ending) => !listed.has(idOf(ending)));
  const recent = [...listed.values()].filter(({ at }) => !isOld(at, now()));
  replaceEndings(platform, [...recent, ...unlisted]);
  if (missed.length > 0) {
    log.warn({ count: missed.length }, "restored data: endings since the backup were repeated");
  }
  return missed.length;
}

const idOf = ({ table, key }: Ending) => `${table} ${key}`;

/**
 * Finds the deletion records that a restored backup has undone. In most tables, this means that the deleted row exists
 * again, such as a staff right. In tables where a row itself is the deletion record, such as the suppressions, it means
 * that this row is missing, or that it exists although the record was lifted.
 */
async function findMissed({ database }: Platform, endings: readonly Ending[]): Promise<Ending[]> {
  const missed: Ending[] = [];
  for (const [table, ofTable] of Map.groupBy(endings, (ending) => ending.table)) {
    const there = await findKeys(
      database.db,
      table,
      ofTable.map(({ key }) => key),
    );
    const isKept = endedTables[table].by === "its row";
    missed.push(
      ...ofTable.filter(({ key, lifted = false }) =>
        isKept ? there.has(key) === lifted : there.has(key) && !lifted,
      ),
    );
  }
  return missed;
}

async function endAgain(platform: Platform, { table, key, at, row, lifted }: Ending) {
  const { db } = platform.database;
  // `unsubscribe` deletes the subscription, and also stores the proof that the person had consented.
  if (table === "public.newsletter_subscriptions") await unsubscribe(platform, key, at);
  else if (table === "public.contact_messages")
    await db.transaction((tx) => deleteMessage(tx, key));
  else if (row && !lifted) await insertKept(db, table, row);
  else await deleteEnded(db, table, key);
}
