import { inbox as labels } from "#content/accounts/admin.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import {
  distinctTags,
  TOO_MANY_TAGS,
  type BulkChange,
  type BulkResult,
  type Undo,
  type Undoable,
} from "../contract.ts";
import { MAX_TAGS } from "../limits.ts";
import { apply, checkVersion, normalizeTags, type Order } from "./change.ts";
import { announceAssignment } from "./staff-mails.ts";
import { messageRows, type StoredMessage } from "./store.ts";

/**
 * Changes messages. The result lists those whose change was refused, such as those that have become spam since staff saw
 * the list. An unexpected error undoes all changes.
 */
export async function changeMessages(
  platform: Platform,
  actor: string,
  { ids, tag, notSpam, ...change }: BulkChange,
): Promise<BulkResult> {
  return platform.database.db.transaction(async (tx) => {
    const added = tag === undefined ? [] : await normalizeTags(tx, [tag]);
    return changeEach(platform, tx, { actor, ids }, (before) => {
      const isSpam = before.status === "spam";
      if (change.status && change.status !== "spam" && isSpam !== (notSpam ?? false))
        throw new Refusal("conflict", isSpam ? labels.bulk.isSpam : labels.bulk.isNoSpam);
      const tags = distinctTags([...before.tags, ...added]);
      if (tags.length > Math.max(MAX_TAGS, before.tags.length))
        throw new Refusal("invalid", TOO_MANY_TAGS);
      return { before, change: { ...change, ...(added.length > 0 && { tags }) } };
    });
  });
}

/** Undoes changes. Messages that somebody has changed again since stay as they are, and the result lists them. */
export async function undoChanges(
  platform: Platform,
  actor: string,
  { messages }: Undo,
): Promise<BulkResult> {
  const wanted = new Map(messages.map((message) => [message.id, message]));
  const { changed, refused } = await platform.database.db.transaction((tx) =>
    changeEach(platform, tx, { actor, ids: [...wanted.keys()] }, (present) => {
      const { status, version, answer } = wanted.get(present.id) ?? {};
      return { before: checkVersion(present, version), change: { status }, isUndo: true, answer };
    }),
  );
  return { changed, refused };
}

async function changeEach(
  platform: Platform,
  tx: Db,
  { actor, ids }: { actor: string; ids: readonly string[] },
  orderOf: (before: StoredMessage) => Omit<Order, "actor">,
): Promise<BulkResult> {
  const refused: BulkResult["refused"] = [];
  const undoable: Undoable[] = [];
  const distinct = [...new Set(ids)];
  const present = await messageRows.lockAll(tx, distinct);
  const assigned: StoredMessage[] = [];
  for (const id of distinct) {
    try {
      const order = { actor, ...orderOf(checkVersion(present.get(id), undefined)) };
      const row = await apply(platform, tx, order);
      if (row.assignee_id !== order.before.assignee_id) assigned.push(row);
      undoable.push(...undoableIn(order, row));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, error: error.message });
    }
  }
  await announceAssignment(platform, tx, actor, assigned);
  return {
    changed: distinct.length - refused.length,
    refused,
    ...(undoable.length > 0 && { undoable }),
  };
}

/**
 * Returns what is needed to undo a change of a message, or an empty list if it cannot be undone. Only a change of
 * nothing but the status can be undone, and only if the message was not spam before.
 */
function undoableIn({ before, change }: Order, { id, status, version }: StoredMessage): Undoable[] {
  const isOnlyStatus = Object.entries(change).every(
    ([name, value]) => name === "status" || value === undefined,
  );
  if (!isOnlyStatus || status === before.status || before.status === "spam") return [];
  return [{ id, status: before.status as Undoable["status"], version }];
}
