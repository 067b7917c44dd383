import type { Email } from "postal-mime";

/** A mail server's note that an email of ours did not arrive (RFC 3464). */
export type DeliveryReport = {
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
export function readDeliveryReport(
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
