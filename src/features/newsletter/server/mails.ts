import { newsletter } from "#content/site/newsletter.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Block, Letter } from "#platform/mail/letter/letter.ts";
import type { Platform } from "#platform/platform.ts";
import { subscriptionLink } from "./link.ts";
import { findDownloaded, subscriptionRows } from "./store.ts";

const WELCOME_TEMPLATES = 3;

/**
 * Writes the confirmation email. The email repeats nothing that the visitor wrote, because nobody has verified the
 * address yet (docs/product.md, decision 20).
 */
export async function renderConfirmation(
  platform: Platform,
  { subject_id }: MailDelivery,
): Promise<Letter | undefined> {
  const subscription =
    subject_id && (await subscriptionRows.find(platform.database.db, subject_id));
  if (!subscription || subscription.confirmed_at) return undefined;
  const { subject, paragraphs, button, otherwise, forget } = newsletter.mail;
  const link = subscriptionLink(platform, "confirm", subscription.id);
  const blocks = [{ link, label: button }, otherwise];
  return letterTo(platform, subscription, { subject, paragraphs, blocks, end: forget });
}

/**
 * Finds templates for the welcome email.
 * @param downloaded - ids of the templates that this person downloaded
 */
type FindTemplates = (
  platform: Platform,
  downloaded: readonly string[],
  limit: number,
) => Promise<{ slug: string; title: string; outcome: string }[]>;

/** @returns undefined if the person has unsubscribed */
export async function renderWelcome(
  platform: Platform,
  { subject_id }: MailDelivery,
  findTemplates: FindTemplates,
): Promise<Letter | undefined> {
  const { db } = platform.database;
  const subscription = subject_id ? await subscriptionRows.find(db, subject_id) : undefined;
  if (!subscription?.confirmed_at) return undefined;
  const { subject, paragraphs, fitting, popular, end } = newsletter.welcome;
  const downloaded = await findDownloaded(db, subscription.email);
  const found = await findTemplates(platform, downloaded, WELCOME_TEMPLATES);
  const items = found.map(({ slug, title, outcome }) => ({
    title,
    text: outcome,
    link: siteLink(platform.config, `/templates/${slug}`),
  }));
  const blocks = items.length > 0 ? [downloaded.length > 0 ? fitting : popular, { items }] : [];
  return letterTo(platform, subscription, { subject, paragraphs, blocks, end });
}

/**
 * Writes an email with an unsubscribe link.
 * @param texts - `end`: label of the unsubscribe link
 */
function letterTo(
  platform: Platform,
  { id, email }: { id: string; email: string },
  texts: { subject: string; paragraphs: readonly string[]; blocks: readonly Block[]; end: string },
): Letter {
  const { subject, paragraphs, blocks, end } = texts;
  const unsubscribe = subscriptionLink(platform, "unsubscribe", id);
  const last = { items: [{ title: end, text: "", link: unsubscribe }] };
  return { to: email, subject, unsubscribe, blocks: [...paragraphs, ...blocks, last] };
}
