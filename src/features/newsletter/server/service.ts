import { newsletter } from "#content/site/newsletter.ts";
import { retention } from "#content/site/privacy.ts";
import type { Db } from "#platform/database/database.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { Mail } from "#platform/mail/mailbox.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import type { LinkPurpose, Source } from "../contract.ts";
import { readToken, subscriptionLink } from "./link.ts";
import { confirmRequest, deleteSubscription, findSubscription, noteRequest } from "./store.ts";

const HOUR_MS = 60 * 60 * 1000;
const LINK_LIFE_MS = retention.newsletterRequestDays * 24 * HOUR_MS;
/** An address somebody else typed in must not be flooded. */
const PAUSE_BETWEEN_MAILS_MS = HOUR_MS;
const MAX_MAILS = 3;
/** Unsubscribing deletes what the wish has counted. */
const PER_MAILBOX: Limit = { name: "newsletter-mailbox", points: 3, seconds: 24 * 60 * 60 };

/**
 * The confirming mail is ordered in the caller's transaction. Asked again too soon or too often, or
 * already confirmed: nothing happens, and the caller cannot tell, so nobody learns who is listed.
 * @param email as `EmailAddress` gives it
 */
export async function requestSubscription(
  platform: Platform,
  tx: Db,
  email: string,
  source: Source,
): Promise<void> {
  const at = platform.now();
  const again = new Date(at.getTime() - PAUSE_BETWEEN_MAILS_MS);
  const note = tx.transaction(async (wish) => {
    const id = await noteRequest(wish, email, { source, at, again, maxMails: MAX_MAILS });
    if (!id) return;
    await platform.limits.consume(PER_MAILBOX, email, wish);
    await platform.deliveries.order(wish, {
      kind: "newsletter_confirmation",
      to: email,
      subjectId: id,
      expiresAt: new Date(at.getTime() + LINK_LIFE_MS),
    });
  });
  await note.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** Its text is fixed (decision 20). */
export async function renderConfirmation(
  platform: Platform,
  { subject_id }: Delivery,
): Promise<Mail | undefined> {
  const subscription = subject_id && (await findSubscription(platform.database.db, subject_id));
  if (!subscription || subscription.confirmed_at) return undefined;
  const text = newsletter.mail.text
    .join("\n\n")
    .replace("{confirm}", subscriptionLink(platform, "confirm", subscription.id))
    .replace("{unsubscribe}", subscriptionLink(platform, "unsubscribe", subscription.id));
  return { to: subscription.email, subject: newsletter.mail.subject, text };
}

/** Changes nothing: mail scanners open links. */
export async function linkWorks(
  platform: Platform,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const id = readToken(platform, purpose, token);
  const subscription = id && (await findSubscription(platform.database.db, id));
  if (!subscription) return false;
  if (purpose === "unsubscribe") return true;
  return !subscription.confirmed_at && subscription.requested_at > oldestWish(platform);
}

/** @returns false when the link was used, is too old, or is not ours */
export async function followLink(
  platform: Platform,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const id = readToken(platform, purpose, token);
  if (!id) return false;
  const { db } = platform.database;
  if (purpose === "unsubscribe") return deleteSubscription(db, id);
  return confirmRequest(db, id, { at: platform.now(), since: oldestWish(platform) });
}

function oldestWish(platform: Platform): Date {
  return new Date(platform.now().getTime() - LINK_LIFE_MS);
}
