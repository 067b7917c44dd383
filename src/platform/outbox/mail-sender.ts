import type { DeliveryReason, Unsent } from "#shared/deliveries.ts";
import type { Db } from "../database/database.ts";
import type { Mail, Mailbox } from "../mail/mailbox.ts";
import { SendFailure } from "../mail/send-failure.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import type { Sender } from "./sender.ts";
import type { MailDelivery } from "./store.ts";

export type MailHooks = {
  /** Writes an email just before it is sent. @returns the email, or the reason why nothing has to be sent */
  render: (delivery: MailDelivery) => Promise<Mail | Unsent>;
  /** Called in the transaction that marks an email as failed for good. */
  onGivenUp: (tx: Db, delivery: MailDelivery, reason: DeliveryReason) => Promise<void>;
  /** Called in the transaction that marks an email as sent, unless the email was only stored as a file. */
  onSent: (tx: Db, delivery: MailDelivery) => Promise<void>;
};

export function createMailSender(
  { mailbox, now }: { mailbox: Mailbox; now: () => Date },
  { render, onGivenUp, onSent }: MailHooks,
  pausedKinds: Sender["pausedKinds"],
): Sender<"mail"> {
  return {
    channel: "mail",
    breaker: createCircuitBreaker(now),
    pausedKinds,
    async send(delivery, stopping) {
      const began = performance.now();
      const tried = { at: now(), status: null, answer: "" };
      const ms = () => Math.round(performance.now() - began);
      try {
        const mail = await render(delivery);
        if (typeof mail === "string") return mail;
        const sent = await mailbox.send(mail, {
          messageId: delivery.message_id,
          signal: stopping,
        });
        return {
          scope: "sent",
          tried: { ...tried, at: now(), ms: ms(), reason: sent ? "kept_as_file" : null },
          recipient: mail.to,
          ...(sent && { discard: sent.discard }),
        };
      } catch (error) {
        if (!(error instanceof SendFailure) || stopping.aborted) throw error;
        const { scope, reason, smtpCode = null, code, message } = error;
        return {
          scope,
          tried: { at: now(), ms: ms(), status: smtpCode, answer: message, reason },
          detail: message,
          code,
        };
      }
    },
    async onTried(tx, delivery, { scope, isGivenUp, tried: { reason } }) {
      if (isGivenUp && reason) await onGivenUp(tx, delivery, reason);
      if (scope === "sent" && !reason) await onSent(tx, delivery);
    },
  };
}
