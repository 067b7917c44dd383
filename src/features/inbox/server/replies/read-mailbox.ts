import { findThread } from "#platform/mail/inbound/reply-address.ts";
import { mailboxName, visitMailbox } from "#platform/mail/inbound/imap.ts";
import type { Platform } from "#platform/platform.ts";
import { daysBefore } from "#shared/time/days.ts";
import { receiveMail, deliveriesIn } from "./receive.ts";
import { readCursor, storeCursor } from "./store.ts";

/**
 * On the first visit to a mailbox, the site reads the emails of this many days up to the visit, because replies may
 * have arrived before the operator connected the mailbox.
 */
const FIRST_DAYS = 30;

/** Matches the headers of a report about a bounced email. The body of the report says which email bounced. */
const IS_REPORT = /^Content-Type:[^\n]*report-type="?delivery-status|^X-Failed-Recipients:/im;

/**
 * Stores the new replies in the mailbox. Each reply is stored together with its position in the mailbox, so that even
 * after a crash the next visit continues there.
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
