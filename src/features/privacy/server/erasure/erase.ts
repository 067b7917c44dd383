import type { Db } from "#platform/database/database.ts";
import { copiesOfData } from "#platform/backup/forget-files.ts";
import { recordAudit } from "#features/people/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { privacyDesk as content } from "#content/accounts/privacy-desk.ts";
import { kinds } from "#content/site/stored-data.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import type { ErasureResult } from "../../contract.ts";
import type { Address } from "../person/address.ts";
import { type Erasure, erasureRows } from "./erasures-store.ts";
import { addToErasedList } from "./erased-list.ts";
import { removeKeptMails } from "../person/kept-copies.ts";
import type { Located } from "../person/locate-store.ts";
import { deleteRows, findMerged, redactMentions } from "../person/person-store.ts";

export type MadeBy = Pick<Erasure, "made_by" | "made_by_user">;

/**
 * An email address, with the database rows of its person and other rows that contain the address. The rows are searched
 * before the transaction, so that the transaction is short.
 */
export type Found = { address: Address; located: readonly Located[] };

/** The address to erase, then the addresses that are erased along with it. */
export type AllFound = readonly [Found, ...Found[]];

type Erased = { address: Address; erasure: Erasure };

/**
 * Deletes a person's rows from the database. After the transaction, the caller has to call `finishErasure`, which also
 * deletes files.
 */
export async function eraseRows(
  platform: Platform,
  tx: Db,
  by: MadeBy,
  found: AllFound,
): Promise<Erased[]> {
  const people = new Set(found.flatMap(({ located }) => personIds(located)));
  const merged = await findMerged(tx, found[0].address);
  const left = merged.find(({ id }) => !people.has(id));
  const erased: Erased[] = [];
  // The address itself is erased last, after the addresses that are erased along with it. If other addresses are merged
  // into it and stay, one of them then becomes the main person.
  for (const each of found.toReversed())
    erased.unshift({ address: each.address, erasure: await eraseAddress(platform, tx, by, each) });
  if (left && by.made_by_user && by.made_by === "staff") {
    const entry = { actor_id: by.made_by_user, action: "other_address_erased" };
    await recordAudit(platform, tx, { ...entry, person_id: left.id });
  }
  return erased;
}

function personIds(located: readonly Located[]): string[] {
  return located.flatMap(({ table, row }) =>
    table === "public.people" && row ? [String(row["id"])] : [],
  );
}

async function eraseAddress(
  { now, outbox }: Platform,
  tx: Db,
  by: MadeBy,
  { address, located }: Found,
): Promise<Erasure> {
  const counts = await deleteRows(tx, located);
  const mentions = await redactMentions(tx, address, located);
  const erasure: Erasure = {
    id: crypto.randomUUID(),
    address_hash: address.hash,
    at: now(),
    ...by,
    counts: { ...counts, ...(mentions > 0 && { mentions }) },
  };
  await erasureRows.insertNew(tx, erasure);
  for (const person_id of personIds(located)) {
    await outbox.publish(tx, { type: "person.erased", person_id });
  }
  return erasure;
}

/**
 * Deletes the person's emails that are stored as files, and adds the erasure to the list in a file outside the
 * database. The erasure is valid even if a file cannot be deleted. After a crash, `replayErasures` completes it at the
 * next start. The job `wipeErased` removes the deleted rows from the files of the embedded database.
 */
export async function finishErasure(
  platform: Platform,
  erased: readonly Erased[],
): Promise<ErasureResult> {
  const { config, database, log, now } = platform;
  const erasures = erased.map(({ erasure }) => erasure);
  let hasFailed = false;
  const unlessFailing = async <T>(otherwise: T, work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      hasFailed = true;
      log.error({ err: error }, "erased data is still in files");
      return otherwise;
    }
  };
  let mails = 0;
  for (const { address } of erased)
    mails += await unlessFailing(0, () => removeKeptMails(platform, address, now()));
  addToErasedList(platform, erasures);
  const copies = await unlessFailing([], () => copiesOfData(config.dataDir));
  const counts = erasures.map((erasure) => erasure.counts);
  log.info({ counts, mails }, "everything about a person was erased");
  return {
    at: (erasures[0]?.at ?? now()).toISOString(),
    erased: countsByKind([...counts, mails > 0 ? { mails } : {}]),
    copies: copies
      .filter(({ until }) => until > now())
      .map(({ name, until }) => ({ name, until: until.toISOString() })),
    wiped: hasFailed ? "failed" : database.kind === "embedded" ? "soon" : "by-server",
  };
}

function countsByKind(counts: readonly Record<string, number>[]): ErasureResult["erased"] {
  const sums = new Map<string, number>();
  for (const [name, count] of counts.flatMap((each) => Object.entries(each))) {
    const what = whatOf(name);
    sums.set(what, (sums.get(what) ?? 0) + count);
  }
  return [...sums].map(([what, count]) => ({ what, count }));
}

function whatOf(name: string): string {
  if (name === "mails") return content.mails;
  if (name === "mentions") return content.mentioned;
  const kind = annotations[name]?.kind;
  return kind ? kinds[kind].what : name;
}
