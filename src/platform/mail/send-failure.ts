import type { DeliveryReason } from "#shared/deliveries.ts";
import { cleanText } from "#shared/text/text.ts";

/**
 * Which emails a failure concerns. `transport`: no email can be sent now. `again`: the server may accept this email
 * later. `never`: the server will not accept this email.
 */
export type FailureScope = "transport" | "again" | "never";

export class SendFailure extends Error {
  override name = "SendFailure";
  readonly scope: FailureScope;
  readonly reason: DeliveryReason;
  readonly smtpCode: number | undefined;
  readonly code: number | string | undefined;

  constructor(scope: FailureScope, reason: DeliveryReason, error: TransportError) {
    super(withoutAddresses(error.response ?? error.message));
    this.scope = scope;
    this.reason = reason;
    this.smtpCode = error.responseCode;
    this.code = error.responseCode ?? error.originalCode ?? error.code;
  }
}

/** Advice for the operator if no email can be sent. */
export const MAIL_HINTS: Partial<Record<DeliveryReason, string>> = {
  login_refused: "the mail server refuses the login: please check SMTP_URL",
  no_encryption:
    "the connection to the mail server cannot be encrypted, and a password in SMTP_URL is not sent without: please use a server that offers STARTTLS with a valid certificate, or smtps://",
  sender_refused: "the mail server refuses the sender: please check MAIL_FROM",
  folder_not_writable: "mail cannot be kept in the data folder: please check DATA_DIR",
};

/** An error of nodemailer, of Node's sockets or of Node's file system. */
export type TransportError = Error & {
  code?: string;
  originalCode?: string;
  syscall?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  timeoutType?: string;
};

/**
 * Classifies a failure by the mail server's answer. After a code from 400 to 499, the same request may succeed later.
 * After a code from 500 on, it will fail again (RFC 5321, section 4.2.1). A server that refuses the sender's address
 * would refuse every email.
 * @returns undefined if neither the server nor nodemailer refused the email
 */
export function classifyReply(error: TransportError): SendFailure | undefined {
  if (error.code !== "EENVELOPE" && error.code !== "EMESSAGE") return undefined;
  const code = error.responseCode;
  // nodemailer itself refused the email: it has no address, or is too large for this server.
  if (code === undefined) return new SendFailure("never", "refused", error);
  if (error.command === "MAIL FROM" && !SIZE_CODES.includes(code)) {
    const reason = AUTH_CODES.includes(code) ? "login_refused" : "sender_refused";
    return new SendFailure("transport", reason, error);
  }
  // Code 503: commands came in the wrong order, which may be right at the next attempt.
  if (code < 500 || code === 503) return new SendFailure("again", "deferred", error);
  const unknown = error.command === "RCPT TO" && NO_SUCH_MAILBOX.test(error.response ?? "");
  return new SendFailure("never", unknown ? "recipient_unknown" : "refused", error);
}

const SIZE_CODES: readonly number[] = [452, 552];
/** Codes for a wrong or missing login (RFC 4954, section 6). */
const AUTH_CODES: readonly number[] = [530, 534, 535, 538];
/** The address is wrong, or the mailbox does not exist (RFC 3463, sections 3.2 and 3.3). */
const NO_SUCH_MAILBOX = /^5\d\d[ -]5\.[12]\./;

export function classifyConnectionError(error: TransportError): SendFailure {
  return new SendFailure("transport", reasonOf(error), error);
}

/** Whether the connection failed before the email was offered to the server. */
export function isConnectionError({
  code = "",
  syscall,
  timeoutType = "",
}: TransportError): boolean {
  return (
    CONNECTION_ERRORS.includes(code) ||
    syscall === "connect" ||
    CONNECTION_TIMEOUTS.includes(timeoutType)
  );
}

const CONNECTION_ERRORS: readonly string[] = ["EAUTH", "ENOAUTH", "ETLS", "EDNS"];
const CONNECTION_TIMEOUTS: readonly string[] = [
  "CONNECT_TIMEOUT",
  "GREETING_TIMEOUT",
  "UPGRADE_TIMEOUT",
];

function reasonOf(error: TransportError): DeliveryReason {
  const { code, originalCode = "", timeoutType } = error;
  if (code === "EAUTH" || code === "ENOAUTH") return "login_refused";
  if (code === "ETLS" || /CERT|SIGNATURE|SSL|TLS/.test(originalCode)) return "no_encryption";
  if (originalCode === "ECONNREFUSED") return "connection_refused";
  if (code === "EDNS" || timeoutType === "CONNECT_TIMEOUT") return "unreachable";
  if (error.syscall === "connect") return "unreachable";
  if (error.responseCode !== undefined) return "turned_away";
  return reasonWithoutReply(error);
}

export function reasonWithoutReply({ code }: TransportError): "no_answer" | "connection_lost" {
  return code === "ETIMEDOUT" || code === "EABORT" ? "no_answer" : "connection_lost";
}

const MAX_REPLY_LENGTH = 200;
/** Number of characters that are read. Anybody can send a report by email, with an answer of any length. */
const MAX_READ = 2000;

/** Removes email and network addresses, so that a server's answer may be stored and shown. */
export function withoutAddresses(text: string): string {
  // The last word of a longer text is left out, because it may be the beginning of an address.
  const read = text.length > MAX_READ ? text.slice(0, text.lastIndexOf(" ", MAX_READ) + 1) : text;
  const clean = cleanText(read)
    .replace(/\s+/g, " ")
    .replace(/[^\s<>()[\]"']*@[^\s<>()[\]"']*/g, "…")
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g, "…")
    .replace(/(?:[0-9a-f]{0,4}:){3,}[0-9a-f:.]*/gi, "…")
    .trim();
  return clean.length > MAX_REPLY_LENGTH ? `${clean.slice(0, MAX_REPLY_LENGTH)}…` : clean;
}
