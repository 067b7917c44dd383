import { findThread } from "#platform/mail/inbound/reply-address.ts";
import { mailboxName, visitMailbox } from "#platform/mail/inbound/imap.ts";
import type { Platform } from "#platform/platform.ts";
import { daysBefore } from "#shared/time/days.ts";
import { receiveMail } from "./receive.ts";
import { deliveriesIn } from "./our-mails.ts";
import { readCursor, storeCursor } from "./store.ts";

/** A mailbox that is new to the site may hold replies that came before its password was right. */
const FIRST_DAYS = 30;

/** Headers of reports about an email that did not arrive; which email is known from their body. */
const IS_REPORT = /^Content-Type:[^\n]*report-type="?delivery-status|^X-Failed-Recipients:/im;

/**
 * Stores the replies that came since the last visit. An email and the place up to which the mailbox was
 * read are stored together: after a crash the next visit goes on behind the last stored email.
 * @throws Error when the mailbox cannot be read
 */
export async function readReplies(platform: Platform): Promise<void> {
  const { config, database, now, retiring } = platform;
  const imapUrl = config.inbound?.imapUrl;
  if (!imapUrl) return;
  const mailbox = mailboxName(imapUrl);
  await visitMailbox(imapUrl, {
    cursor: await readCursor(database.db, mailbox),
    since: daysBefore(now(), FIRST_DAYS),
    isWanted: (headers) =>
      findThread(platform, headers) !== undefined ||
      deliveriesIn(headers).length > 0 ||
      IS_REPORT.test(headers),
    take: (mail, behind) => receiveMail(platform, mail, (tx) => storeCursor(tx, mailbox, behind)),
    pass: (behind) => storeCursor(database.db, mailbox, behind),
    signal: retiring.signal,
  });
}
