import { onTestFinished } from "vitest";
import type { Mailbox } from "#platform/mail/mailbox.ts";
import { createSmtpMailbox, type SmtpTimeouts } from "#platform/mail/smtp-mailbox.ts";
import { startSmtp, type SmtpBehavior, type SmtpOptions } from "./smtp.ts";

export const MAIL = { to: "team@example.com", subject: "Hello", text: "It works.\n.\nGrüße" };
export const MESSAGE_ID = "<6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11@example.com>";
export const FROM = "Wirewerk <hello@example.com>";
/** Timeouts in ms that are short, but long enough for a busy machine. */
export const SHORT_TIMEOUTS = { connect: 1500, answer: 1500, send: 4000, probe: 1500 };

/** Starts a mail server, and opens a mailbox that sends to it. Both are closed after the test. */
export async function openMailbox(
  behavior: SmtpBehavior = {},
  { from, timeouts, ...options }: SmtpOptions & { from?: string; timeouts?: SmtpTimeouts } = {},
) {
  const server = await startSmtp(behavior, options);
  const mailbox = mailboxAt(server.url, from, timeouts);
  onTestFinished(() => server.close());
  const send = (mail: Partial<Parameters<Mailbox["send"]>[0]> = {}) =>
    mailbox.send({ ...MAIL, ...mail }, { messageId: MESSAGE_ID });
  return { server, mailbox, send };
}

export function mailboxAt(smtpUrl: string, from = FROM, timeouts = SHORT_TIMEOUTS): Mailbox {
  const mailbox = createSmtpMailbox({ smtpUrl, from }, timeouts);
  onTestFinished(() => mailbox.close());
  return mailbox;
}
