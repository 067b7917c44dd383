import type { Attachment, Email } from "postal-mime";
import { MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";
import { cleanText } from "#shared/text/text.ts";
import { foldQuote, type Folded } from "./fold-quote.ts";
import { textOfHtml } from "./html-text.ts";

export type MailFile = { name: string; type: string; body: Uint8Array };

export type InboundMail = Folded & {
  /** With angle brackets; "" if the email has none that can be referred to. */
  mailId: string;
  from: { email: string; name: string };
  subject: string;
  /** Whether a program wrote the email: an absence notice, a list, an alarm (RFC 3834). */
  isAutomatic: boolean;
  files: MailFile[];
  /** Some files, or all of them, did not fit. */
  filesLeftOut: boolean;
  report: DeliveryReport | undefined;
};

/** All files of one email together, in bytes. */
export const MAX_FILES_SIZE = 10 * 1024 * 1024;
const MAX_FILES = 20;
const MAX_TEXT = 50_000;
const MAX_LINE = 200;
/** Smaller pictures inside a text are logos of signatures. */
const MAX_LOGO = 20_000;

/** @param isCut the source ends early because the email is too large; then its files are left out */
export async function readMail(
  source: Uint8Array,
  { isCut }: { isCut: boolean },
): Promise<InboundMail> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true });
  const whole = cleanText(mail.text ?? textOfHtml(mail.html ?? ""));
  const { text, quoted } = foldQuote(whole);
  const files = isCut ? { kept: [], leftOut: true } : keepFiles(mail.attachments);
  return {
    mailId: /^<[^<>\s]{3,250}>$/.exec(mail.messageId?.trim() ?? "")?.[0] ?? "",
    from: {
      email: (mail.from?.address ?? "").toLowerCase().slice(0, MAX_EMAIL_LENGTH),
      name: oneLine(mail.from?.name ?? ""),
    },
    subject: oneLine(mail.subject ?? ""),
    text: shortened(text),
    quoted: shortened(quoted),
    isAutomatic: isAutomatic(mail),
    files: files.kept,
    filesLeftOut: files.leftOut,
    report: readDeliveryReport(mail, Buffer.from(source).toString("latin1")),
  };
}

/** RFC 3834, sections 2 and 5, and what programs did before it. */
function isAutomatic({ headers, returnPath }: Email): boolean {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value.trim() ?? "";
  return (
    /^(?!no\b)./i.test(valueOf("auto-submitted")) ||
    /^(?:bulk|list|junk|auto_reply)$/i.test(valueOf("precedence")) ||
    ["list-id", "x-autoreply", "x-autorespond", "x-auto-response-suppress", "x-failed-recipients"]
      .map(valueOf)
      .some((value) => value !== "" && !/^(?:none|no)$/i.test(value)) ||
    returnPath === "<>" ||
    valueOf("return-path") === "<>"
  );
}

function keepFiles(attachments: readonly Attachment[]): { kept: MailFile[]; leftOut: boolean } {
  const files = attachments
    .map(({ filename, mimeType, content, related }) => ({
      name: oneLine((filename ?? "").replace(/[/\\]/g, "_")) || "file",
      type: oneLine(mimeType) || "application/octet-stream",
      body: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content),
      related,
    }))
    .filter(({ body, related }) => !related || body.length > MAX_LOGO);
  let size = 0;
  const kept: MailFile[] = [];
  for (const { name, type, body } of files.slice(0, MAX_FILES)) {
    size += body.length;
    if (size <= MAX_FILES_SIZE) kept.push({ name, type, body });
  }
  return { kept, leftOut: kept.length < files.length };
}

function oneLine(text: string): string {
  return shortened(cleanText(text).replace(/\s+/g, " ").trim(), MAX_LINE);
}

function shortened(text: string, most = MAX_TEXT): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}

/** A mail server's note that an email of ours did not arrive (RFC 3464). */
type DeliveryReport = {
  /** Message-IDs that stand in the returned email, with angle brackets. */
  messageIds: string[];
  /** Enhanced status code, such as 5.1.1; "" if the report has none. */
  status: string;
  /** The answer of the other server. */
  answer: string;
};

const MAX_PART = 200_000;
const MESSAGE_ID = /^(?:Original-)?Message-ID:\s*(<[^<>\s]{3,250}>)/gim;

/** @returns undefined when the email is no report, or reports anything but a permanent failure */
function readDeliveryReport(
  { headers, text = "", attachments }: Email,
  source: string,
): DeliveryReport | undefined {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
  const isReport = /report-type="?delivery-status/i.test(valueOf("content-type"));
  // Exim and others write a plain text, and name the addresses in this header.
  const hasFailed = valueOf("x-failed-recipients") !== "";
  if (!isReport && !hasFailed) return undefined;
  const report = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  const fields = isReport ? textOf(report?.content) : "Action: failed";
  if (!/^Action:\s*failed/im.test(fields)) return undefined;
  const body = source.slice(source.search(/\r?\n\r?\n/));
  return {
    messageIds: [...body.slice(0, MAX_PART).matchAll(MESSAGE_ID)].map(([, id = ""]) => id),
    status: /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(fields)?.[1] ?? "",
    answer: (/^Diagnostic-Code:\s*(?:smtp;)?\s*(.+)/im.exec(fields)?.[1] ?? text).trim(),
  };
}

function textOf(content: Email["attachments"][number]["content"] | undefined): string {
  if (content === undefined) return "";
  return typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString();
}
