import { deliveries as words } from "#content/accounts/deliveries.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { cursorBehind } from "#shared/lists/cursor.ts";
import {
  SHOWN_STATES,
  type DeliveriesQuery,
  type DeliveryAbout,
  type DeliveryLine,
  type DeliveryList,
  type RetryAll,
  type ShownState,
} from "../contract.ts";
import { readAbout } from "./about-store.ts";
import {
  cancelDelivery,
  countByState,
  findDelivery,
  findHoldUp,
  listDeliveries,
  requeue,
} from "./store.ts";

const PAGE = 50;

export async function readDeliveries(
  platform: Platform,
  query: DeliveriesQuery,
): Promise<DeliveryList> {
  const { db } = platform.database;
  const rows = await listDeliveries(db, query, PAGE + 1);
  const counts = await countByState(db);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const about = await readAbout(
    db,
    shown.map(({ id }) => id),
  );
  return {
    deliveries: shown.map((row) => lineOf(row, about.get(row.id))),
    heldUpBy: await findHoldUp(db),
    counts: Object.fromEntries(
      SHOWN_STATES.map((state) => [
        state,
        (counts.get(state) ?? 0) + (state === "waiting" ? (counts.get("sending") ?? 0) : 0),
      ]),
    ) as Record<ShownState, number>,
    next: last && rows.length > PAGE ? cursorBehind(last) : null,
  };
}

/** @throws Refusal `not_found`; `conflict` when it is on its way, was sent or was cancelled */
export async function retryDelivery(platform: Platform, id: string): Promise<void> {
  const { db } = platform.database;
  if ((await requeue(db, platform.now(), { id })) === 0) throw await refusal(platform, id, "retry");
  platform.deliveries.sendNow();
}

export async function retryAll(platform: Platform, { state }: RetryAll): Promise<number> {
  const count = await requeue(platform.database.db, platform.now(), { states: [state] });
  platform.deliveries.sendNow();
  return count;
}

/** @throws Refusal `not_found`; `conflict` when it is on its way, was sent or was cancelled */
export async function giveUp(platform: Platform, id: string): Promise<void> {
  if (!(await cancelDelivery(platform.database.db, id))) {
    throw await refusal(platform, id, "cancel");
  }
}

async function refusal(platform: Platform, id: string, what: "retry" | "cancel"): Promise<Refusal> {
  const delivery = await findDelivery(platform.database.db, id);
  if (!delivery) return new Refusal("not_found", words.notFound);
  return new Refusal("conflict", words.refused[what][delivery.state]);
}

function lineOf(
  row: Delivery,
  about: DeliveryAbout = { personId: null, message: null },
): DeliveryLine {
  const { id, kind, state, recipient, attempts, reason, last_error: detail } = row;
  return {
    id,
    kind,
    state,
    recipient,
    ...about,
    attempts,
    reason,
    detail,
    createdAt: row.created_at.toISOString(),
    triedAt: (row.sent_at ?? row.tried_at)?.toISOString() ?? null,
    nextAt: state === "waiting" ? row.next_at.toISOString() : null,
  };
}
