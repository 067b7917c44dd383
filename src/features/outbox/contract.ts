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

/** States that the page tells apart: `waiting` includes what is being sent at this moment. */
export const SHOWN_STATES = DELIVERY_STATES.filter((state) => state !== "sending");
export type ShownState = (typeof SHOWN_STATES)[number];

const FILTER = {
  channel: z.enum(CHANNELS, "The channel is mail or webhook.").optional(),
  webhook: z.uuid("The webhook is named by its id.").optional(),
};

/** Query of GET /api/admin/outbox; `after` continues behind a delivery (its `createdAt_id`). */
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

/** Times are ISO. */
export type DeliveryLine = {
  id: string;
  channel: Channel;
  kind: MailKind | EventType;
  state: DeliveryState;
  /** Address of an email; null: named when the email is sent, or forgotten. */
  recipient: string | null;
  /** The webhook that an event goes to. */
  webhook: { id: string; url: string } | null;
  /** Person whose address an email goes to, or whom an event is about; null: nobody known. */
  personId: string | null;
  /** Message that the delivery is about, of several the first; null: none that is stored. */
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
  /** Why the mail server fails, for which all emails wait that are due; null: no email is held up. */
  heldUpBy: DeliveryReason | null;
  counts: Record<ShownState, number>;
  next: string | null;
};

export type TryLine = {
  id: string;
  at: string;
  ms: number;
  /** Request of an event, without secrets. */
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
  /** Newest first. */
  tries: TryLine[];
};
