import { cleanText } from "#shared/text/text.ts";
import type { Mail } from "./mailbox.ts";

/**
 * Maximum number of characters in a subject. A line of an email has at most 998 characters (RFC 5322), and a subject
 * can be broken only between words. A visitor could write a single ASCII word that is longer.
 */
const MAX_SUBJECT_LENGTH = 200;

/**
 * Makes a message for nodemailer. Addresses are objects, because nodemailer might read a string as a list of addresses.
 * A header asks mail programs not to reply automatically to emails that the site itself wrote (RFC 3834, section 5).
 */
export function messageOf(mail: Mail, messageId: string) {
  const {
    to,
    subject,
    text,
    html,
    replyTo,
    references = [],
    personal,
    unsubscribe,
    attachments = [],
  } = mail;
  return {
    to: { name: "", address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    ...(references.length > 0 && {
      inReplyTo: references.at(-1) ?? "",
      references: [...references],
    }),
    subject: subjectLine(subject),
    text,
    ...(html === undefined ? {} : { html }),
    messageId,
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ name, type, body }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(body),
      })),
    }),
    headers: {
      ...(personal ? {} : { "Auto-Submitted": "auto-generated" }),
      ...(unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe)),
    },
  };
}

/**
 * Unsubscribing with one click needs an HTTPS link (RFC 8058, section 3.1). Other links get no List-Unsubscribe-Post.
 */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${url}>`,
    ...(url.startsWith("https:") ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
  };
}

/**
 * Makes a subject a single line of limited length. Breaks up the marks "=?" of encoded words (RFC 2047), which a
 * visitor may have written.
 */
function subjectLine(subject: string): string {
  const line = cleanText(subject).replace(/\s+/g, " ").replaceAll("=?", "= ?").trim();
  const characters = Array.from(line);
  return characters.length > MAX_SUBJECT_LENGTH
    ? `${characters.slice(0, MAX_SUBJECT_LENGTH).join("")}…`
    : line;
}
