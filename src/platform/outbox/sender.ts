import type { Channel, MailKind } from "#shared/deliveries.ts";
import type { Db } from "../database/database.ts";
import type { FailureScope } from "../mail/send-failure.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import type { DeliveryOf, NewTry } from "./store.ts";

/** Result of one try. */
export type Outcome = {
  /** `sent`, or the scope of the failure. */
  scope: "sent" | FailureScope;
  tried: NewTry;
  /** The server's reply to a failed email. */
  detail?: string | null;
  /** Status of SMTP or HTTP, or code of an error, for the log. */
  code?: number | string | undefined;
  recipient?: string;
  /** Deletes the copy of an email that was written to a file. */
  discard?: () => Promise<void>;
};

/** Sends the deliveries of one channel. */
export type Sender<Name extends Channel = Channel> = {
  channel: Name;
  breaker: CircuitBreaker;
  /** Kinds of email that wait for now. */
  heldBack: () => readonly MailKind[];
  /**
   * @param stopping ends the try
   * @returns undefined when there is nothing to send
   * @throws when the delivery cannot be written, or the try was ended
   */
  send: (delivery: DeliveryOf<Name>, stopping: AbortSignal) => Promise<Outcome | undefined>;
  /** Runs in the transaction that stores the try. */
  onTried: (
    tx: Db,
    delivery: DeliveryOf<Name>,
    outcome: Outcome & { isGivenUp: boolean },
  ) => Promise<void>;
};
