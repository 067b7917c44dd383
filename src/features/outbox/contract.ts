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

/** States that the page shows; `waiting` includes deliveries that are being sent. */
export const SHOWN_STATES = DELIVERY_STATES.filter((state) => state !== "sending");
export type ShownState = (typeof SHOWN_STATES)[number];

const FILTER = {
  channel: z.enum(CHANNELS, "The channel is mail or webhook.").optional(),
  webhook: z.uuid("The webhook is named by its id.").optional(),
};

/** Query of GET /api/admin/outbox; `after` is the last delivery of the page before (its `createdAt_id`). */
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
  /** Address of an email; null when the address is found only at sending, or was deleted. */
  recipient: string | null;
  /** The webhook that gets the event. */
  webhook: { id: string; url: string } | null;
  /** The person who gets the email or whom the event is about; null when the person is unknown. */
  personId: string | null;
  /** The message that the delivery is about, the first of several; null when no stored message belongs to it. */
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
  /** Why the mail server fails, so that all due emails wait; null while mail goes out. */
  heldUpBy: DeliveryReason | null;
  counts: Record<ShownState, number>;
  next: string | null;
};

export type TryLine = {
  id: string;
  at: string;
  ms: number;
  /** The request with an event, without secrets. */
  request: { headers: Record<string, string>; body: Record<string, unknown> } | null;
  status: number | null;
  answer: string;
  reason: DeliveryReason | null;
};

export type DeliveryDetails = {
  delivery: DeliveryLine;
  heldUpBy: DeliveryReason | null;
  /** Whether an event is a sample that staff sent. */
  isSample: boolean;
  /** Tries, newest first. */
  tries: TryLine[];
};
