import { outbox as labels } from "#content/accounts/outbox.ts";
import { formatEvent } from "#platform/outbox/webhook/format-event.ts";
import type { Db } from "#platform/database/database.ts";
import { countByFate, type MailDelivery } from "#platform/outbox/store.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { DeliveryFate } from "#shared/deliveries.ts";
import { readListPage } from "#shared/lists/list-page.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import {
  SHOWN_STATES,
  type DeliveryDetails,
  type DeliveryLine,
  type OutboxList,
  type OutboxQuery,
  type ShownState,
} from "../contract.ts";
import {
  cancel,
  findHoldUp,
  listDeliveries,
  listTries,
  matching,
  requeue,
  type Filter,
  type Listed,
} from "./store.ts";

export async function readOutbox(
  platform: Platform,
  { state, after, ...filter }: OutboxQuery,
): Promise<OutboxList> {
  const { db } = platform.database;
  const states = state && fatesOf(state);
  const { rows, next } = await readListPage(
    (limit) => listDeliveries(db, { ...filter, states }, { after, limit }),
    ({ row }) => ({ at: row.created_at, id: row.id }),
  );
  const counts = await countByFate(db, matching(filter));
  const countOf = (shown: ShownState) =>
    fatesOf(shown).reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
  return {
    deliveries: rows.map((row) => lineOf(platform, row)),
    heldUpBy: await findHoldUp(db),
    counts: Object.fromEntries(
      SHOWN_STATES.map((shown) => [shown, countOf(shown)]),
    ) as OutboxList["counts"],
    next,
  };
}

/** @throws Refusal `not_found` */
export async function readDelivery(platform: Platform, id: string): Promise<DeliveryDetails> {
  const { db } = platform.database;
  const found = await find(platform, id);
  const { body } = found.row;
  const tries = await listTries(db, id);
  return {
    delivery: lineOf(platform, found),
    heldUpBy: await findHoldUp(db),
    isSample: body?.test ?? false,
    tries: tries.map(({ at, ms, format, headers, status, answer, reason, ...tried }) => ({
      id: tried.id,
      at: at.toISOString(),
      ms,
      request: format && body ? { headers, body: formatEvent(format, body) } : null,
      status,
      answer,
      reason,
    })),
  };
}

/** @throws Refusal `not_found`; `conflict` if a delivery in this state cannot be sent again */
export async function retryDelivery(platform: Platform, id: string): Promise<void> {
  const alsoKept = !platform.mailbox.keepsFiles;
  const count = await requeue(platform.database.db, platform.now(), { id, alsoKept });
  if (count === 0) throw await refusal(platform, id, labels.notRetried);
  platform.outbox.sendNow();
}

/** Queues emails again that the site did not send because they contained sample data from content/. */
export async function requeueRefusedSamples(tx: Db, now: Date): Promise<void> {
  await requeue(tx, now, { states: ["waiting", "failed"], reason: "sample" });
}

/** Queues the selected deliveries again. @returns their number */
export async function retryAll(
  { database, now, outbox }: Platform,
  filter: Pick<Filter, "channel" | "webhook" | "states">,
): Promise<number> {
  const count = await requeue(database.db, now(), filter);
  outbox.sendNow();
  return count;
}

export type OnCancelled = (platform: Platform, tx: Db, delivery: MailDelivery) => Promise<void>;

/** @throws Refusal `not_found`; `conflict` if the delivery is neither waiting nor failed */
export async function cancelDelivery(
  platform: Platform,
  id: string,
  onCancelled: OnCancelled,
): Promise<void> {
  const cancelled = await platform.database.db.transaction(async (tx) => {
    const delivery = await cancel(tx, id);
    if (delivery?.channel === "mail") await onCancelled(platform, tx, delivery);
    return delivery;
  });
  if (!cancelled) throw await refusal(platform, id, labels.notCancelled);
}

async function find({ database: { db } }: Platform, id: string): Promise<Listed> {
  const [found] = await listDeliveries(db, { id }, { limit: 1 });
  if (!found) throw new Refusal("not_found", labels.notFound);
  return found;
}

async function refusal(platform: Platform, id: string, sentence: string): Promise<Refusal> {
  const { state } = lineOf(platform, await find(platform, id));
  return new Refusal(
    "conflict",
    interpolate(sentence, { state: labels.states[state].toLowerCase() }),
  );
}

function fatesOf(state: ShownState): DeliveryFate[] {
  return state === "waiting" ? ["waiting", "sending"] : [state];
}

function lineOf(
  { mailbox }: Pick<Platform, "mailbox">,
  { row, fate: state, url, personId, message }: Listed,
): DeliveryLine {
  const { id, channel, kind, recipient, attempts, reason, webhook_id } = row;
  const canRetry =
    state === "waiting" ||
    state === "failed" ||
    (state === "sent" && channel === "webhook") ||
    (state === "kept" && recipient !== null && !mailbox.keepsFiles);
  return {
    id,
    channel,
    kind,
    state,
    canRetry,
    recipient,
    webhook: webhook_id && url ? { id: webhook_id, url } : null,
    personId,
    message,
    attempts,
    reason,
    detail: row.last_error,
    createdAt: row.created_at.toISOString(),
    triedAt: (row.sent_at ?? row.tried_at)?.toISOString() ?? null,
    nextAt: state === "waiting" ? row.next_at.toISOString() : null,
  };
}
