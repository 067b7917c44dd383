import type { Attachment, Email } from "postal-mime";
import { MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";
import { cleanText } from "#shared/text/text.ts";
import { foldQuote, type Folded } from "./fold-quote.ts";
import { textOfHtml } from "./html-text.ts";

export type MailFile = { name: string; type: string; body: Uint8Array };

export type InboundMail = Folded & {
  /** Message-ID with angle brackets; "" if the email has no valid one. */
  mailId: string;
  from: { email: string; name: string };
  subject: string;
  /** Whether a program sent the email (RFC 3834), such as an absence notice or a mailing list. */
  isAutomatic: boolean;
  files: MailFile[];
  /** Whether some files were too large or too many to be stored. */
  filesLeftOut: boolean;
  report: DeliveryReport | undefined;
};

/** Maximum size in bytes of all files of an email together. */
const MAX_FILES_SIZE = 10 * 1024 * 1024;
const MAX_FILES = 20;
/**
 * If the parser refuses an email, the site reads only this many bytes of its headers. The parser itself accepts headers
 * of twice this size.
 */
const MAX_HEADERS = 1024 * 1024;
const MAX_TEXT = 50_000;
const MAX_LINE = 200;
/**
 * Size in bytes. A smaller picture that is shown inside the text is left out, because it is probably the logo of a
 * signature.
 */
const MAX_LOGO = 20_000;

/** @param isCut - whether the end of `source` is missing; the files are then left out */
export async function readMail(
  source: Uint8Array,
  { isCut }: { isCut: boolean },
): Promise<InboundMail> {
  const { default: PostalMime } = await import("postal-mime");
  const parse = (bytes: Uint8Array) => PostalMime.parse(bytes, { forceRfc822Attachments: true });
  const plain = Buffer.from(source).toString("latin1");
  const blankLine = plain.search(/\r?\n\r?\n/);
  const headersEnd = blankLine === -1 ? source.length : blankLine;
  const headers = source.subarray(0, Math.min(headersEnd, MAX_HEADERS));
  // The parser refuses an email whose parts nest too deeply, or whose headers are too long. The site then reads only
  // the headers, or nothing. An error would make the site try this email again at every visit to the mailbox, so that
  // it never reached the emails after it.
  const whole = await parse(source).catch(() => undefined);
  const mail = whole ?? (await parse(headers).catch(async () => parse(new Uint8Array())));
  const { text, quoted } = foldQuote(textOf(mail));
  const files = isCut || !whole ? { stored: [], leftOut: true } : keepFiles(mail.attachments);
  return {
    mailId: /^<[^<>\s\p{Cc}]{3,250}>$/u.exec(mail.messageId?.trim() ?? "")?.[0] ?? "",
    from: {
      email: cleanText((mail.from?.address ?? "").toLowerCase().slice(0, MAX_EMAIL_LENGTH)),
      name: oneLine(mail.from?.name ?? ""),
    },
    subject: oneLine(mail.subject ?? ""),
    text: shortened(text),
    quoted: shortened(quoted),
    isAutomatic: isAutomatic(mail),
    files: files.stored,
    filesLeftOut: files.leftOut,
    report: readDeliveryReport(mail, plain.slice(headersEnd)),
  };
}

/**
 * Returns the plain text of an email. If it is blank, as in emails of some programs, the text is taken from the HTML.
 */
function textOf({ text = "", html = "" }: Email): string {
  const plain = cleanText(text);
  return plain.trim() === "" ? cleanText(textOfHtml(html)) : plain;
}

/** Recognizes automatic emails by RFC 3834, sections 2 and 5, and by some older headers. */
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

function keepFiles(attachments: readonly Attachment[]): { stored: MailFile[]; leftOut: boolean } {
  const files = attachments
    .map(({ filename, mimeType, content, related }) => ({
      name: oneLine((filename ?? "").replace(/[/\\]/g, "_")) || "file",
      type: oneLine(mimeType) || "application/octet-stream",
      body: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content),
      related,
    }))
    .filter(({ body, related }) => !related || body.length > MAX_LOGO);
  let size = 0;
  const stored: MailFile[] = [];
  for (const { name, type, body } of files.slice(0, MAX_FILES)) {
    if (size + body.length > MAX_FILES_SIZE) continue;
    size += body.length;
    stored.push({ name, type, body });
  }
  return { stored, leftOut: stored.length < files.length };
}

function oneLine(text: string): string {
  return shortened(cleanText(text).replace(/\s+/g, " ").trim(), MAX_LINE);
}

function shortened(text: string, most = MAX_TEXT): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}

/** Report of a mail server that an email from the site was not delivered (RFC 3464). */
type DeliveryReport = {
  /** Message-IDs with angle brackets, from the report's copy of the undelivered email. */
  messageIds: string[];
  /** Enhanced status code, such as 5.1.1; "" if there is none. */
  status: string;
  /** Answer from the receiver's mail server, or else the text of the report. */
  answer: string;
};

const MAX_PART = 200_000;
const MESSAGE_ID = /^(?:Original-)?Message-ID:\s*(<[^<>\s]{3,250}>)/gim;

/** @returns undefined unless the email reports a permanent failure */
function readDeliveryReport(
  { headers, text = "", attachments }: Email,
  body: string,
): DeliveryReport | undefined {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
  const isReport = /report-type="?delivery-status/i.test(valueOf("content-type"));
  // Exim and other mail servers report in plain text, and list the addresses that failed in this header.
  const hasFailed = valueOf("x-failed-recipients") !== "";
  if (!isReport && !hasFailed) return undefined;
  const report = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  const fields = isReport ? decoded(report?.content) : "Action: failed";
  if (!/^Action:\s*failed/im.test(fields)) return undefined;
  return {
    messageIds: [...body.slice(0, MAX_PART).matchAll(MESSAGE_ID)].map(([, id = ""]) => id),
    status: /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(fields)?.[1] ?? "",
    answer: (/^Diagnostic-Code:\s*(?:smtp;\s*)?(.+)/im.exec(fields)?.[1] ?? text).trim(),
  };
}

function decoded(content: Email["attachments"][number]["content"] | undefined): string {
  if (content === undefined) return "";
  return typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString();
}
