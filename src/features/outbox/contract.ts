import { z } from "zod";
import {
  CHANNELS,
  DELIVERY_STATES,
  type Channel,
  type DeliveryReason,
  type DeliveryState,
  type MailKind,
} from "#shared/deliveries.ts";
import type { EventType } from "#shared/events.ts";
import { Cursor } from "#shared/lists/cursor.ts";
import { listQuery } from "#shared/lists/list-query.ts";

/** States by which staff can filter the list. `waiting` includes deliveries that are being sent. */
export const SHOWN_STATES = DELIVERY_STATES.filter((state) => state !== "sending");
export type ShownState = (typeof SHOWN_STATES)[number];

const FILTER = {
  channel: z.enum(CHANNELS, "The channel is mail or webhook.").optional(),
  webhook: z.uuid("The webhook is named by its id.").optional(),
};

/**
 * Query parameters of GET /api/admin/outbox. `after` is the cursor of the last delivery on the previous page, in the
 * form `createdAt_id`.
 */
export const OutboxQuery = listQuery({
  ...FILTER,
  state: z.enum(SHOWN_STATES, "The state is waiting, sent, failed or cancelled.").optional(),
  after: Cursor.optional(),
});
export type OutboxQuery = z.output<typeof OutboxQuery>;

export const RetryAll = z.object({
  ...FILTER,
  state: z.literal(["waiting", "failed"], "All that wait, or all that failed, can be sent now."),
});
export type RetryAll = z.output<typeof RetryAll>;

/** A delivery in the list. Times are ISO timestamps. */
export type DeliveryLine = {
  id: string;
  channel: Channel;
  kind: MailKind | EventType;
  state: DeliveryState;
  /**
   * Address to which the email goes. Null if the address is chosen only at the time of sending, or if the address was
   * deleted.
   */
  recipient: string | null;
  webhook: { id: string; url: string } | null;
  /** Id of the person who gets the email, or whom the event is about; null if unknown. */
  personId: string | null;
  /**
   * The stored message that the delivery is about; null if there is none. `more` is the number of further messages in
   * the same email.
   */
  message: { id: string; name: string; more: number } | null;
  attempts: number;
  reason: DeliveryReason | null;
  detail: string | null;
  createdAt: string;
  triedAt: string | null;
  nextAt: string | null;
};

export type OutboxList = {
  deliveries: DeliveryLine[];
  /** The reason why the mail server accepts no emails at present, so that all emails wait; null if it accepts them. */
  heldUpBy: DeliveryReason | null;
  counts: Record<ShownState, number>;
  next: string | null;
};

export type TryLine = {
  id: string;
  at: string;
  ms: number;
  /** The request with which an event was sent, without secrets. */
  request: { headers: Record<string, string>; body: Record<string, unknown> } | null;
  status: number | null;
  answer: string;
  reason: DeliveryReason | null;
};

export type DeliveryDetails = {
  delivery: DeliveryLine;
  heldUpBy: DeliveryReason | null;
  /** Whether the event is a sample that staff sent. */
  isSample: boolean;
  /** Attempts to send the delivery, newest first. */
  tries: TryLine[];
};
