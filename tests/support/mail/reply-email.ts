export type ReplyEmail = {
  from: string;
  to: string;
  text?: string;
  fields?: readonly string[];
  mailId?: string;
  type?: string;
};

export function replyEmail({
  from,
  to,
  text = "Tuesday suits us.",
  fields = [],
  mailId = `<${crypto.randomUUID()}@berger.example>`,
  type = "text/plain; charset=utf-8",
}: ReplyEmail): string {
  return [
    `From: ${from}`,
    `To: ${to}`,
    "Subject: Re: Your message",
    `Message-ID: ${mailId}`,
    "MIME-Version: 1.0",
    `Content-Type: ${type}`,
    ...fields,
    "",
    text,
  ].join("\n");
}

/** Makes a mail server's report that one of the site's emails was not delivered. */
export function deliveryReport(mailId: string, visitor: string, action = "failed"): string {
  return replyEmail({
    to: "hello@example.com",
    from: "MAILER-DAEMON@mx.example.net",
    type: 'multipart/report; report-type=delivery-status; boundary="r"',
    text: [
      "--r",
      "Content-Type: text/plain",
      "",
      "Your email could not be delivered.",
      "--r",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.example.net",
      "",
      `Final-Recipient: rfc822; ${visitor}`,
      `Action: ${action}`,
      "Status: 5.1.1",
      `Diagnostic-Code: smtp; 550 5.1.1 <${visitor}>: user unknown`,
      "--r",
      "Content-Type: message/rfc822",
      "",
      "From: hello@example.com",
      `Message-ID: ${mailId}`,
      "Subject: Your message",
      "",
      "Hello.",
      "--r--",
    ].join("\n"),
  });
}

const LINE = `${"QUJD".repeat(19)}\n`;

export const LARGE_EMAIL = {
  type: 'multipart/mixed; boundary="b"',
  text: [
    "--b",
    "Content-Type: text/plain",
    "",
    "The plans.",
    "--b",
    'Content-Type: application/pdf; name="plans.pdf"',
    "Content-Transfer-Encoding: base64",
    "",
    LINE.repeat(Math.ceil((30 * 1024 * 1024) / LINE.length)) + "--b--",
  ].join("\n"),
};
