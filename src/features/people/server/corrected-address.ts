import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { publishChange, recordAudit } from "./audit.ts";
import { readCorrectedName } from "./corrected-name.ts";
import { merge } from "./merge.ts";
import { findByAddress, isBare, noteRows, type Person, personRows, touchRows } from "./store.ts";

/**
 * Locks the rows of all people whom the correction of an address may change. Locks them in the same order as a merge
 * does, so that a correction and a merge cannot deadlock. To be called before the message gets the corrected address.
 * @param former - id of the person with the former address
 * @param address - the corrected address
 * @returns whether somebody has the corrected address already
 */
export async function lockSenders(
  tx: Db,
  former: string | null,
  address: string,
): Promise<boolean> {
  const known = await findByAddress(tx, address);
  const ids = [former ?? [], known?.id ?? []].flat();
  if (ids.length === 0) return false;
  const found = await personRows.list(tx, { id: ids }, ["id"]);
  const merged = await personRows.list(tx, { merged_into: ids }, ["id"]);
  const all = [...found, ...merged].flatMap(({ id, merged_into }) => [id, merged_into ?? []]);
  await personRows.lockAll(tx, all.flat());
  return known !== undefined;
}

/**
 * - `id`, `former`: ids of the people with the corrected and with the former address.
 * - `isNew`: whether nobody had the corrected address before. The sender then keeps the name that staff know.
 * - `since`: when the message came.
 */
type Correction = { id: string; former: string | null; isNew: boolean; since: Date };

/**
 * Keeps the former address of a corrected message as another address of the sender: merges the person of the former
 * address into the person of the corrected address. Notes, customer record, visits and name move there too, because the
 * sender asks for their data by the corrected address. If anything else belongs to the former address, such as a
 * download, this address may be somebody else's, and the two people are not merged.
 */
export async function keepFormerAddress(
  platform: Platform,
  tx: Db,
  actor: string,
  { id, former, isNew, since }: Correction,
): Promise<void> {
  const person = await personRows.find(tx, id);
  const second = former ? await personRows.find(tx, former) : undefined;
  // Whether staff change the address back: ann@old.com was corrected to ann@new.com, and now is the address again. The
  // person of ann@old.com is then already merged into that of ann@new.com.
  const isBack = person?.merged_into === former;
  const main = await personRows.find(tx, isBack ? id : (person?.merged_into ?? id));
  const within = second?.merged_into;
  const isApart = within && within !== main?.id && !isNew;
  if (!person || !second || !main || isApart || !(await isBare(tx, second.id)))
    return publishChange(platform, tx, id, { change: "details" });
  const keepsName = isNew || isBack;
  await moveRecords(platform, tx, actor, { from: second, to: main, keepsName, since });
  if (within === main.id) return publishChange(platform, tx, id, { change: "details" });
  const whole = within ? await personRows.find(tx, within) : undefined;
  if (whole) return merge(platform, tx, actor, [whole, person]);
  if (isBack) await personRows.change(tx, id, { merged_into: null, merged_at: null });
  await personRows.updateAll(tx, { merged_into: second.id }, { merged_into: main.id });
  return merge(platform, tx, actor, [main, second]);
}

/** `keepsName`: true keeps the name by which staff know `from`; false keeps that of `to`. */
type Move = Pick<Correction, "since"> & { from: Person; to: Person; keepsName: boolean };

/**
 * Moves notes, visits, customer record, name and company of a person to another address of the same person. The
 * customer record does not move if the other address has one. If both have a name or a company, `keepsName` says which
 * one stays.
 */
async function moveRecords(
  platform: Platform,
  tx: Db,
  actor: string,
  { from, to, keepsName, since }: Move,
): Promise<void> {
  const [first, second] = keepsName ? [from, to] : [to, from];
  const name = first.name || second.name;
  const company = first.company || second.company;
  const corrected = await readCorrectedName(tx, from.id, since);
  await noteRows.updateAll(tx, { person_id: from.id }, { person_id: to.id });
  await touchRows.updateAll(tx, { person_id: from.id }, { person_id: to.id });
  const { lead_state, lead_amount, lead_on } = from;
  const lead = to.lead_state === null ? { lead_state, lead_amount, lead_on } : {};
  const created_at = from.created_at < to.created_at ? from.created_at : to.created_at;
  await personRows.change(tx, to.id, { name, company, ...lead, created_at });
  const noLead = { lead_state: null, lead_amount: null, lead_on: null };
  await personRows.change(tx, from.id, {
    name: "",
    company: "",
    ...(to.lead_state === null && noLead),
  });
  if (corrected !== name) return;
  const entry = { actor_id: actor, action: "person_changed", row_id: to.id, person_id: to.id };
  await recordAudit(platform, tx, { ...entry, changes: { fields: ["name"] } });
}
