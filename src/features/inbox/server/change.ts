import { inbox as labels } from "#content/accounts/admin.ts";
import type { SpamFinding } from "#features/contact/contract.ts";
import { announceMessage, spamScoreOf } from "#features/contact/server/service.ts";
import { clearOfSpam, lockSenders, recordAudit } from "#features/people/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { MessageChange, SpamVerdict, Status } from "../contract.ts";
import type { MessageDetails } from "../views.ts";
import { moveToAddress } from "./correct-address.ts";
import { describeMessage } from "./describe.ts";
import { deleteNote } from "./replies/store.ts";
import { announceAssignment } from "./staff-mails.ts";
import { listColleagues, listTags, messageRows, type StoredMessage } from "./store.ts";

/**
 * Changes a message, and notifies a new assignee.
 * @throws Refusal `not_found`; `conflict` if somebody else changed the message first, or if the assignee is not staff
 */
export async function changeMessage(
  platform: Platform,
  actor: string,
  id: string,
  { version, ...change }: MessageChange,
): Promise<MessageDetails> {
  // The changed message is read inside the transaction: if reading fails, the change is undone.
  return platform.database.db.transaction(async (tx) => {
    const before = await lockVersion(tx, id, version);
    const tags = change.tags && { tags: await normalizeTags(tx, change.tags, before) };
    const row = await apply(platform, tx, { actor, before, change: { ...change, ...tags } });
    if (row.assignee_id !== before.assignee_id)
      await announceAssignment(platform, tx, actor, [row]);
    return describeMessage(platform, tx, row);
  });
}

/**
 * Locks a message until the end of the transaction.
 * @throws Refusal `not_found`; `conflict` if the message has another version
 */
export async function lockVersion(
  tx: Db,
  id: string,
  version: number | undefined,
): Promise<StoredMessage> {
  return checkVersion(await messageRows.lock(tx, id), version);
}

/** @throws Refusal `not_found`; `conflict` if the message has another version */
export function checkVersion(
  before: StoredMessage | undefined,
  version: number | undefined,
): StoredMessage {
  if (!before) throw new Refusal("not_found", labels.notFound);
  if (version !== undefined && version !== before.version)
    throw new Refusal("conflict", labels.changedMeanwhile);
  return before;
}

/** Announces a message that staff have taken out of spam. Also records in the sender's data that staff did so. */
export async function clearSpam(
  platform: Platform,
  tx: Db,
  { id, person_id }: StoredMessage,
): Promise<void> {
  await announceMessage(platform, tx, id);
  await clearOfSpam(platform, tx, person_id);
}

/**
 * `isUndo`: whether the change undoes an earlier one. Undoing a mark as spam records nothing in the data of the sender,
 * because staff have not judged the message. `answer`: id of a note to delete, which says that staff have answered in
 * another mail program.
 */
export type Order = {
  actor: string;
  before: StoredMessage;
  change: Omit<MessageChange, "version">;
  isUndo?: boolean;
  answer?: string | undefined;
};

/**
 * Stores a change, with all that follows from it, and records it in the audit log.
 * @throws Refusal `conflict` if the assignee is not staff. In this case, nothing is stored
 */
export async function apply(
  platform: Platform,
  tx: Db,
  { actor, before, change, isUndo = false, answer }: Order,
): Promise<StoredMessage> {
  const { id } = before;
  const { assignee, followUpOn, ...plain } = change;
  if (assignee && !(await listColleagues(tx)).some((each) => each.id === assignee)) {
    throw new Refusal("conflict", labels.notStaff);
  }
  const verdict = verdictIn(change.status, before);
  if (verdict !== undefined && verdict !== "spam") {
    if (isUndo) await announceMessage(platform, tx, id);
    else await clearSpam(platform, tx, before);
  }
  const fields = Object.keys(change);
  if (fields.length === 0) return before;
  // Staff who give a new message a follow-up day have seen it, so it is no longer new.
  const isPutOff = before.status === "new" && Boolean(followUpOn);
  const isKnown = change.email && (await lockSenders(tx, before.person_id, change.email));
  const row = await messageRows.change(tx, id, {
    ...(isPutOff && { status: "open" as const }),
    ...plain,
    ...(assignee !== undefined && { assignee_id: assignee }),
    ...(followUpOn !== undefined && { follow_up_on: followUpOn }),
    ...(verdict !== undefined && { spam_verdict: verdict }),
    ...(answer !== undefined && { answered_at: await deleteNote(tx, before, answer) }),
  });
  const entry = { actor_id: actor, action: "message_changed", row_id: id };
  const { status } = change;
  const after = row ?? before;
  if (change.email) await moveToAddress(platform, tx, actor, { before, after, isNew: !isKnown });
  const changes = { fields, ...(status && { status }), ...changedValues(before, after) };
  await recordAudit(platform, tx, { ...entry, person_id: before.person_id, changes });
  return after;
}

/** Spells tags like existing ones: if there is a tag "VIP", "vip" becomes "VIP". */
export async function normalizeTags(
  db: Db,
  tags: readonly string[],
  of?: StoredMessage,
): Promise<string[]> {
  const areNew = tags.some((tag) => !of?.tags.includes(tag));
  const all = areNew ? await listTags(db, of?.id) : [];
  const known = new Map(all.toReversed().map((tag) => [tag.toLowerCase(), tag]));
  return tags.map((tag) => known.get(tag.toLowerCase()) ?? tag);
}

/**
 * Returns the verdict that follows from a new status. Undefined: the stored verdict stays. Null: the verdict "spam" is
 * removed, because staff take it back, and the spam filter alone would not have rated the message as spam.
 */
function verdictIn(
  status: Status | undefined,
  before: StoredMessage,
): SpamVerdict | null | undefined {
  if (status === "spam") return "spam";
  if (!status || before.status !== "spam") return undefined;
  const { score, threshold } = spamScoreOf(before.spam_reasons as SpamFinding[]);
  return before.spam_verdict === "spam" && score < threshold ? null : "not_spam";
}

/**
 * Columns whose values the audit log records. Texts that staff write, such as tags, are not among them, because they
 * may contain personal data, and entries of the audit log cannot be erased.
 */
const COLUMNS = {
  status: "status",
  assignee: "assignee_id",
  followUpOn: "follow_up_on",
} as const;

/**
 * Compares the values of COLUMNS before and after a change.
 * @returns the changed values, and as `from` the values before; an empty object if nothing was changed
 */
export function changedValues(
  before: StoredMessage,
  after: StoredMessage,
): Record<string, unknown> {
  const changed = Object.entries(COLUMNS).filter(([, column]) => before[column] !== after[column]);
  if (changed.length === 0) return {};
  const valuesOf = (row: StoredMessage) =>
    Object.fromEntries(changed.map(([name, column]) => [name, row[column]]));
  return { ...valuesOf(after), from: valuesOf(before) };
}
