import { z } from "zod";
import { Cursor } from "#shared/lists/cursor.ts";
import {
  DELIVERY_STATES,
  type DeliveryKind,
  type DeliveryReason,
  type DeliveryState,
} from "#shared/deliveries.ts";
import { listQuery } from "#shared/lists/list-query.ts";

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

export const RetryAll = z.object({
  state: z.literal(["waiting", "failed"], "All that wait, or all that failed, can be sent now."),
});
export type RetryAll = z.output<typeof RetryAll>;

export type DeliveryAbout = {
  /** Whose address it goes to, in `people`; null: nobody's that is known. */
  personId: string | null;
  /** Which it tells of or answers, of several the first; null: none that is stored. */
  message: { id: string; name: string; more: number } | null;
};

/** Times are ISO. */
export type DeliveryLine = DeliveryAbout & {
  id: string;
  kind: DeliveryKind;
  state: DeliveryState;
  /** null: named when it is sent, or forgotten. */
  recipient: string | null;
  attempts: number;
  reason: DeliveryReason | null;
  detail: string | null;
  createdAt: string;
  triedAt: string | null;
  nextAt: string | null;
};

export type DeliveryList = {
  deliveries: DeliveryLine[];
  /** Of the mail server, for which all wait that are due; null: none is held up. */
  heldUpBy: DeliveryReason | null;
  counts: Record<ShownState, number>;
  next: string | null;
};
