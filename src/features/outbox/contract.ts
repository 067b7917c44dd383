import { z } from "zod";
import {
  CHANNELS,
  type Channel,
  type DeliveryFate,
  type DeliveryReason,
  type MailKind,
} from "#shared/deliveries.ts";
import type { EventType } from "#shared/events.ts";
import { Cursor } from "#shared/lists/cursor.ts";
import { listQuery } from "#shared/lists/list-query.ts";

/**
 * States by which staff can filter deliveries (emails and webhook events). A delivery that is being sent is shown as
 * `waiting`. `kept`: the email was only stored as a file.
 */
export const SHOWN_STATES = ["waiting", "sent", "kept", "failed", "cancelled"] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

const FILTER = {
  channel: z.enum(CHANNELS, "The channel is mail or webhook.").optional(),
  webhook: z.uuid("The webhook is named by its id.").optional(),
};

export const OutboxQuery = listQuery({
  ...FILTER,
  state: z.enum(SHOWN_STATES, "The state is waiting, sent, kept, failed or cancelled.").optional(),
  after: Cursor.optional(),
});
export type OutboxQuery = z.output<typeof OutboxQuery>;

export const RetryAll = z.object({
  ...FILTER,
  state: z.literal(["waiting", "failed"], "All that wait, or all that failed, can be sent now."),
});
export type RetryAll = z.output<typeof RetryAll>;

/** Times are ISO timestamps. */
export type DeliveryLine = {
  id: string;
  channel: Channel;
  kind: MailKind | EventType;
  state: DeliveryFate;
  /** Whether staff can have the delivery sent now, or once more. */
  canRetry: boolean;
  /** The receiver's email address. Null if the address is chosen only when the email is sent, or if it was deleted. */
  recipient: string | null;
  webhook: { id: string; url: string } | null;
  /** The person who gets the email, or whom the event is about; null if unknown. */
  personId: string | null;
  /** `more` is the number of further messages in the same email. */
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
  /** Why the mail server accepts no emails at present; null if it accepts them. */
  heldUpBy: DeliveryReason | null;
  counts: Record<ShownState, number>;
  next: string | null;
};

export type TryLine = {
  id: string;
  at: string;
  ms: number;
  /** The HTTP request to a webhook, without secrets. Null for emails. */
  request: { headers: Record<string, string>; body: Record<string, unknown> } | null;
  status: number | null;
  answer: string;
  reason: DeliveryReason | null;
};

export type DeliveryDetails = {
  delivery: DeliveryLine;
  heldUpBy: DeliveryReason | null;
  isSample: boolean;
  tries: TryLine[];
};
