import { leadsMail as words } from "#content/site/mails.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { Db } from "#platform/database/database.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Letter } from "#platform/mail/letter/letter.ts";
import type { Platform } from "#platform/platform.ts";
import { formatMoment } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { EmailAddress } from "#shared/text/text.ts";
import { hasOpenMail, listLeadsOf } from "./store.ts";

/**
 * All new leads (email addresses from the chat) in an interval of this length share one email, so that a visitor who
 * types many addresses does not cause many emails.
 */
const GATHERING_MS = 5 * 60_000;
const MAX_LISTED = 50;

export async function announceLead(platform: Platform, tx: Db, at: Date): Promise<void> {
  const sendAt = new Date((Math.floor(at.getTime() / GATHERING_MS) + 1) * GATHERING_MS);
  const until = sendAt.toISOString();
  await lockKey(tx, "chat leads");
  if (await hasOpenMail(tx, until)) return;
  await platform.outbox.order(tx, { kind: "chat_leads", sendAt, about: { until } });
}

/** Writes the email to staff about new leads. Without STAFF_EMAIL, staff find the leads only on the page "Today". */
export async function renderLeads(
  { config, database }: Platform,
  { about }: MailDelivery,
): Promise<Letter | undefined> {
  if (!about["until"]) return undefined;
  const until = new Date(about["until"]);
  const from = new Date(until.getTime() - GATHERING_MS);
  const leads = await listLeadsOf(database.db, from, until);
  const [first] = leads;
  if (!config.staffEmail || !first) return undefined;
  const { email } = first;
  const count = leads.length;
  return {
    to: config.staffEmail,
    subject: interpolate(count === 1 ? words.one : words.several, { count, email }),
    ...(count === 1 && EmailAddress.safeParse(email).success && { replyTo: email }),
    blocks: [
      words.intro,
      {
        items: leads.slice(0, MAX_LISTED).map((lead) => ({
          // The title contains the lead's email address, so that an erasure of the lead's data finds this email.
          title: `${lead.email}, ${formatMoment(lead.at)}`,
          text: lead.message,
        })),
      },
      { link: siteLink(config, "/admin/today"), label: words.open },
    ],
  };
}
