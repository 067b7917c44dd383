import { findThread } from "#platform/mail/inbound/reply-address.ts";
import { mailboxName, visitMailbox } from "#platform/mail/inbound/imap.ts";
import type { Platform } from "#platform/platform.ts";
import { daysBefore } from "#shared/time/days.ts";
import { receiveMail, deliveriesIn } from "./receive.ts";
import { readCursor, storeCursor } from "./store.ts";

/**
 * Age in days of the oldest emails that the site reads on its first visit to a mailbox. Replies that arrived before the
 * operator connected the mailbox are thus read too.
 */
const FIRST_DAYS = 30;

/** Matches the headers of a report that an email bounced. Which email bounced is in the body of the report. */
const IS_REPORT = /^Content-Type:[^\n]*report-type="?delivery-status|^X-Failed-Recipients:/im;

/**
 * Stores the replies that have arrived since the last visit to the mailbox. Together with each reply it stores the
 * position of the reply in the mailbox. Even after a crash, the next visit continues after this position.
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
