import type { Channel, MailKind, Unsent } from "#shared/deliveries.ts";
import type { Db } from "../database/database.ts";
import type { FailureScope } from "../mail/send-failure.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import type { DeliveryOf, NewTry } from "./store.ts";

export type Outcome = {
  /**
   * `sent`: the delivery succeeded. `transport`: no email can leave at present. `again`: only this delivery failed, and
   * is tried again. `never`: only this delivery failed, for good.
   */
  scope: "sent" | FailureScope;
  tried: NewTry;
  /** Answer from the mail server, or HTTP status of the webhook, if the delivery failed. */
  detail?: string | null;
  /** SMTP code, HTTP status or error code, for the log. */
  code?: number | string | undefined;
  recipient?: string;
  /** Deletes the file, if the email was stored as a file. */
  discard?: () => Promise<void>;
};

export type Sender<Name extends Channel = Channel> = {
  channel: Name;
  /** Undefined for webhooks, because each of them has a server of its own. */
  breaker?: CircuitBreaker;
  /** Kinds of email that wait, because too many of them were sent within an hour. */
  pausedKinds: () => readonly MailKind[];
  /**
   * Sends a delivery. `stopping` aborts the attempt.
   * @returns the outcome, or the reason why nothing has to be sent
   * @throws Error if the email cannot be written, or if the attempt was aborted
   */
  send: (delivery: DeliveryOf<Name>, stopping: AbortSignal) => Promise<Outcome | Unsent>;
  /** Called in the transaction that stores the result of the attempt. */
  onTried: (
    tx: Db,
    delivery: DeliveryOf<Name>,
    outcome: Outcome & { isGivenUp: boolean },
  ) => Promise<void>;
};
