import { acknowledgement, announcement, digest } from "#content/site/mails.ts";
import { contact } from "#content/landing/contact.ts";
import type { Touch } from "#features/analytics/contract.ts";
import { readTouches } from "#features/analytics/server/service.ts";
import { files as fileLabels } from "#content/site/files.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { Db } from "#platform/database/database.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Block, Letter } from "#platform/mail/letter/letter.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { isSuppressed } from "#platform/suppressions/suppressions.ts";
import { excerpt } from "#shared/text/excerpt.ts";
import { formatBytes } from "#shared/text/format-bytes.ts";
import { formatMoment } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { CONTACT_FACTS, displayValue } from "../fields.ts";
import { countUnannouncedSpam } from "./spam/store.ts";
import {
  countArrived,
  findOpenDigest,
  listOwnFiles,
  messageRows,
  type StoredMessage,
} from "./store.ts";

/**
 * Within GATHERING_MS, staff get a separate email about each of the first BURST messages. One email, the digest, covers
 * all further messages.
 */
const BURST = 5;
const GATHERING_MS = 5 * 60_000;
/** An email to staff says when the message arrived, if the email is written more than this many ms later. */
const LATE_MS = 10 * 60_000;
const MAX_LISTED = 50;
const ACKNOWLEDGEMENTS: Limit = { name: "acknowledgement", points: 1, seconds: 24 * 60 * 60 };

export async function announce(platform: Platform, tx: Db, id: string): Promise<void> {
  const now = platform.now();
  const arrived = await countArrived(tx, new Date(now.getTime() - GATHERING_MS));
  // Without STAFF_EMAIL, no digest can be sent, so each message gets an email of its own, which the outbox records as
  // canceled.
  if (arrived <= BURST || !platform.config.staffEmail) {
    await platform.outbox.order(tx, { kind: "contact_message", subjectId: id });
    return;
  }
  // Without the lock, two concurrent messages would start two digests.
  await lockKey(tx, "contact digest");
  const sendAt = new Date(now.getTime() + GATHERING_MS);
  const delivery =
    (await findOpenDigest(tx, now)) ??
    (await platform.outbox.order(tx, { kind: "contact_digest", sendAt }));
  await messageRows.update(tx, id, { digest_id: delivery });
}

/** Queues a thank-you email to the sender. Each email address gets at most one such email a day. */
export async function acknowledge(
  platform: Platform,
  tx: Db,
  { id, email }: { id: string; email: string },
): Promise<void> {
  if (!platform.config.acknowledgeMessages) return;
  if (await isSuppressed(platform, tx, email)) return;
  if (!(await platform.limits.allows(ACKNOWLEDGEMENTS, email, tx))) return;
  await platform.outbox.order(tx, { kind: "contact_acknowledgement", to: email, subjectId: id });
}

/** Writes the email to staff. Without STAFF_EMAIL, staff find the message only in the inbox. */
export async function renderAnnouncement(
  { config, database, now }: Platform,
  { subject_id }: MailDelivery,
): Promise<Letter | undefined> {
  const message = subject_id && (await messageRows.find(database.db, subject_id));
  if (!config.staffEmail || !message) return undefined;
  const { subject, chatSubject, open, received, transcript } = announcement;
  const sent = describeFiles(await listOwnFiles(database.db, message.id));
  const late = lateMoment(message, now()).map((moment): [string, string] => [received, moment]);
  const led = await describeTouches(database.db, message);
  const conversation: Block[] = message.transcript
    ? [transcript, { quote: message.transcript }]
    : [];
  return {
    to: config.staffEmail,
    subject: interpolate(message.source === "chat" ? chatSubject : subject, {
      name: nameOf(message),
    }),
    ...(message.email && { replyTo: message.email }),
    blocks: [
      { facts: [...factsOf(message), ...sent, ...led, ...late] },
      { quote: message.message },
      { link: linkTo(config, message), label: open },
      ...conversation,
    ],
  };
}

export async function renderDigest(
  { config, database, now }: Platform,
  { id, created_at }: MailDelivery,
): Promise<Letter | undefined> {
  const messages = await messageRows.list(database.db, { digest_id: id }, ["created_at"]);
  const [first] = messages;
  if (!config.staffEmail || !first) return undefined;
  const count = messages.length;
  const items = messages.slice(0, MAX_LISTED).map((message) => ({
    // The title contains the sender's email address, because an erasure of personal data finds stored copies of this
    // email by that address.
    title: [nameOf(message), message.email || message.phone, ...lateMoment(message, now())].join(
      ", ",
    ),
    text: excerpt(message.message),
    link: linkTo(config, message),
  }));
  const more = count - items.length;
  const begun = new Date(created_at.getTime() - GATHERING_MS);
  const keptAside = await countUnannouncedSpam(database.db, begun);
  return {
    to: config.staffEmail,
    subject: interpolate(digest.subject, { count, name: nameOf(first) }),
    blocks: [
      interpolate(digest.intro, { count }),
      { items },
      ...(more > 0 ? [interpolate(digest.more, { count: more })] : []),
      ...(keptAside > 0 ? [interpolate(digest.keptAside, { count: keptAside })] : []),
      { link: siteLink(config, "/admin/messages"), label: digest.open },
    ],
  };
}

/**
 * Writes the thank-you email to the sender of a message, in the language of the message.
 * @param languageOf - returns the language of a text
 */
export async function renderAcknowledgement(
  { database }: Platform,
  { recipient, subject_id }: MailDelivery,
  languageOf: (text: string) => Promise<keyof typeof acknowledgement>,
): Promise<Letter | undefined> {
  if (!recipient) return undefined;
  const message = subject_id && (await messageRows.find(database.db, subject_id));
  const { subject, paragraphs } =
    acknowledgement[message ? await languageOf(message.message) : "en"];
  return { to: recipient, subject, blocks: paragraphs };
}

function factsOf(message: StoredMessage): [name: string, value: string][] {
  return CONTACT_FACTS.map((name): [string, string] => [
    contact.form.fields[name].label,
    displayValue(name, message[name]),
  ]).filter(([, value]) => value !== "");
}

async function describeTouches(
  db: Db,
  { person_id }: StoredMessage,
): Promise<[name: string, value: string][]> {
  const touches = person_id && (await readTouches(db, person_id));
  if (!touches) return [];
  const { first, last } = touches;
  const summaryOf = ({ source, medium, campaign, landing }: Touch) =>
    [[source, medium, campaign].filter(Boolean).join(" · "), landing].filter(Boolean).join(", ");
  return [
    [announcement.firstVisit, summaryOf(first)],
    ...(first.at === last.at
      ? []
      : [[announcement.lastVisit, summaryOf(last)] as [string, string]]),
  ];
}

function describeFiles(files: readonly { name: string; size: number }[]): [string, string][] {
  if (files.length === 0) return [];
  const names = files.map(({ name, size }) => `${name} (${formatBytes(size)})`);
  return [[fileLabels.sent, names.join(", ")]];
}

function lateMoment({ created_at }: StoredMessage, now: Date): string[] {
  return now.getTime() - created_at.getTime() > LATE_MS ? [formatMoment(created_at)] : [];
}

export function nameOf({ name, company }: Pick<StoredMessage, "name" | "company">): string {
  return company ? `${name} (${company})` : name;
}

function linkTo(config: Platform["config"], { id }: StoredMessage): string {
  return siteLink(config, `/admin/messages/${id}`);
}
