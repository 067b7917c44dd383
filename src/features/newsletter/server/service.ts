import { newsletter } from "#content/site/newsletter.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import { hasEnded, isSuppressed, lift } from "#platform/suppressions/suppressions.ts";
import type { LinkPurpose, Wish } from "../contract.ts";
import { LINK_LIFE_MS, oldestWish, readToken } from "./link.ts";
import { confirmRequest, subscriptionRows, upsertRequest } from "./store.ts";
import { presentSubscription, unsubscribe } from "./unsubscribe.ts";

export { renderConfirmation, renderWelcome } from "./mails.ts";
export { deleteChatRequest } from "./store.ts";
export { unsubscribe };

/** Minimum time in ms between two confirmation emails to an address, so that strangers cannot flood the address. */
const PAUSE_BETWEEN_MAILS_MS = 60 * 60 * 1000;
const MAX_MAILS = 3;
/**
 * Maximum number of confirmation emails to an address in 24 hours. Emails whose request to subscribe was deleted count
 * too.
 */
const PER_MAILBOX: Limit = { name: "newsletter-mailbox", points: 3, seconds: 24 * 60 * 60 };

/**
 * Queues the confirmation email, unless requests come too soon or too often, or the address is already confirmed or has
 * unsubscribed. The caller does not learn which of these is true, so that nobody can find out who is subscribed.
 * @param email - as `EmailAddress` returns it
 */
export async function requestSubscription(
  platform: Platform,
  tx: Db,
  email: string,
  wish: Wish,
): Promise<void> {
  if (await isSuppressed(platform, tx, email)) return;
  const at = platform.now();
  const again = new Date(at.getTime() - PAUSE_BETWEEN_MAILS_MS);
  const ordering = tx.transaction(async (inner) => {
    const id = await upsertRequest(inner, email, wish, { at, again, maxMails: MAX_MAILS });
    if (!id) return;
    await platform.limits.consume(PER_MAILBOX, email, inner);
    await platform.outbox.order(inner, {
      kind: "newsletter_confirmation",
      to: email,
      subjectId: id,
      expiresAt: new Date(at.getTime() + LINK_LIFE_MS),
    });
  });
  await ordering.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** `listed`: the subscription is confirmed already. `ended`: the person has unsubscribed, and may subscribe again. */
type LinkState = "works" | "listed" | "ended" | "invalid";

/** Reads the state of a link without following the link, because programs that scan emails open links too. */
export async function readLink(
  platform: Platform,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkState> {
  const { db } = platform.database;
  const signed = readToken(platform, purpose, token);
  if (!signed) return "invalid";
  const id = purpose === "unsubscribe" ? await presentSubscription(platform, db, signed) : signed;
  const subscription = await subscriptionRows.find(db, id);
  if (!subscription) return (await hasEnded(db, id)) ? "ended" : "invalid";
  if (purpose === "unsubscribe") return "works";
  if (subscription.confirmed_at) return "listed";
  return subscription.requested_at > oldestWish(platform) ? "works" : "invalid";
}

/** Confirms or ends a subscription. @returns false if the link is too old or was not made by the site */
export async function followLink(
  platform: Platform,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const id = readToken(platform, purpose, token);
  if (!id) return false;
  if (purpose === "confirm") return confirm(platform, id);
  return unsubscribe(platform, await presentSubscription(platform, platform.database.db, id));
}

async function confirm(platform: Platform, id: string): Promise<boolean> {
  const at = platform.now();
  const { text, button } = newsletter.confirm;
  return platform.database.db.transaction(async (tx) => {
    const wording = `${text} [${button}]`;
    const isNew = await confirmRequest(tx, id, { at, since: oldestWish(platform), words: wording });
    const subscription = await subscriptionRows.find(tx, id);
    if (!isNew || !subscription) return Boolean(subscription?.confirmed_at);
    await platform.outbox.order(tx, {
      kind: "newsletter_welcome",
      to: subscription.email,
      subjectId: id,
    });
    const { email, source, page } = subscription;
    await platform.outbox.publish(tx, { type: "newsletter.confirmed", email, source, page });
    return true;
  });
}

/**
 * Lets a person who has unsubscribed subscribe again. The person needs the token of one of our emails, and has to type
 * the address to which this email was sent, so that strangers cannot do it.
 * @param email - as `EmailAddress` returns it
 * @returns false if the token and the address do not belong together
 */
export async function resubscribe(
  platform: Platform,
  token: string,
  email: string,
): Promise<boolean> {
  const id = readToken(platform, "unsubscribe", token) ?? readToken(platform, "confirm", token);
  if (!id) return false;
  return platform.database.db.transaction(async (tx) => {
    const subscriptionId = await presentSubscription(platform, tx, id);
    if (!(await lift(platform, tx, { email, subscriptionId }))) return false;
    const wording = newsletter.unsubscribe.again.text;
    await requestSubscription(platform, tx, email, {
      source: "return",
      page: "/newsletter/unsubscribe",
      words: wording,
    });
    return true;
  });
}
