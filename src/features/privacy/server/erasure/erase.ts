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
 * Deletes a person's rows. The caller has to call `finishErasure` after the transaction.
 * @param found - rows to delete, found before the transaction, so that the transaction is short
 */
export async function eraseRows(
  platform: Platform,
  tx: Db,
  address: Address,
  by: MadeBy,
  found: readonly Located[],
): Promise<Erasure> {
  const { now, outbox } = platform;
  const people = found.filter(({ table, row }) => table === "public.people" && row);
  const [left] = await findMerged(tx, address);
  const counts = await deleteRows(tx, found);
  const mentions = await redactMentions(tx, address, found);
  const erasure: Erasure = {
    id: crypto.randomUUID(),
    address_hash: address.hash,
    at: now(),
    ...by,
    counts: { ...counts, ...(mentions > 0 && { mentions }) },
  };
  await erasureRows.insertNew(tx, erasure);
  for (const { row } of people) {
    await outbox.publish(tx, { type: "person.erased", person_id: String(row?.["id"]) });
  }
  if (left && by.made_by_user && by.made_by === "staff") {
    const entry = { actor_id: by.made_by_user, action: "other_address_erased" };
    await recordAudit(platform, tx, { ...entry, person_id: left.id });
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
  address: Address,
  erasure: Erasure,
): Promise<ErasureResult> {
  const { at, counts } = erasure;
  const { config, database, log, now } = platform;
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
  const mails = await unlessFailing(0, () => removeKeptMails(platform, address, now()));
  addToErasedList(platform, [erasure]);
  const copies = await unlessFailing([], () => copiesOfData(config.dataDir));
  log.info({ counts, mails }, "everything about a person was erased");
  return {
    at: at.toISOString(),
    erased: countsByKind({ ...counts, ...(mails > 0 && { mails }) }),
    copies: copies
      .filter(({ until }) => until > now())
      .map(({ name, until }) => ({ name, until: until.toISOString() })),
    wiped: hasFailed ? "failed" : database.kind === "embedded" ? "soon" : "by-server",
  };
}

function countsByKind(counts: Record<string, number>): { what: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const [name, count] of Object.entries(counts)) {
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
