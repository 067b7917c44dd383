import { z } from "zod";
import { Cursor } from "#shared/cursor.ts";
import {
  DELIVERY_STATES,
  type DeliveryKind,
  type DeliveryReason,
  type DeliveryState,
} from "#shared/deliveries.ts";
import { listQuery } from "#shared/list-query.ts";

/** What the page tells apart: `waiting` are also those on their way this moment. */
export const SHOWN_STATES = DELIVERY_STATES.filter((state) => state !== "sending");
export type ShownState = (typeof SHOWN_STATES)[number];

const STATE_MESSAGE = "The state is waiting, sent, failed or cancelled.";

/** Query of GET /api/admin/deliveries; `after` continues behind one (its `createdAt_id`). */
export const DeliveriesQuery = listQuery({
  state: z.enum(SHOWN_STATES, STATE_MESSAGE).optional(),
  after: Cursor.optional(),
});
export type DeliveriesQuery = z.output<typeof DeliveriesQuery>;

/** Body of POST /api/admin/deliveries/retry. */
export const RetryAll = z.object({
  state: z.literal("failed", "Only failed emails can all be sent again."),
});

/** Times are ISO. */
export type DeliveryLine = {
  id: string;
  kind: DeliveryKind;
  state: DeliveryState;
  /** null: named when it is sent, or forgotten. */
  recipient: string | null;
  attempts: number;
  reason: DeliveryReason | null;
  /** What the mail server said. */
  detail: string | null;
  createdAt: string;
  /** When it was sent or last tried. */
  triedAt: string | null;
  /** Of one that waits. */
  nextAt: string | null;
};

/** Answer of GET /api/admin/deliveries, newest first. */
export type DeliveryList = {
  deliveries: DeliveryLine[];
  counts: Record<ShownState, number>;
  next: string | null;
};
